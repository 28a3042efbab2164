import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { BrowserCheck } from '@mcs-repairs/shared/domain/types/release';
import { refused } from '../../runtime';
import { changeStanding } from './changeStanding';
import { derive, entryOf } from './deriveRegistry';
import type { LockOptions } from './fileLock';
import { judge, warningsOf, type Gives } from './judgeStored';
import { checkEntry, type Writer } from './registryStore';
import type { Activation, LogEntry, Proof, Standing } from './releaseLog';
import { SHELL, type Meanings, type Release } from './releaseSchema';

/** The store of releases, and the names that the active shell provides to remotes. */
export type ReleasePlace = {
  remotesDir: string;
  gives: Gives;
  /**
   * For each name in `gives`, a hash of its type. Undefined if the build of the shell has no
   * hashes.
   */
  meanings?: Meanings | undefined;
};

export type ActivationRequest = {
  remote: string;
  version: string;
  by: string;
  why: Activation['why'];
  at: Date;
  /** The revision of the remote that the caller saw. If it is missing, any revision is accepted. */
  expected?: number | undefined;
  base?: string | undefined;
  proof?: Proof | null;
  browserCheck?: BrowserCheck | undefined;
  /** Only if the site rolls back by itself: how often the replaced version failed. */
  reason?: string;
  /** For a shell: areas that are replaced together with it. Their imports are not checked. */
  but?: readonly string[];
};
/** `changed` is false if the version was already active. */
export type Activated = { activation: Activation; changed: boolean };

/**
 * Activates a stored version, which may be older than the active one. Fails with all errors at once
 * if the version is missing or incomplete, imports a name that the shell does not provide, or
 * claims a path of another remote. Also fails if the remote changed since `expected`.
 */
export function activate(
  place: ReleasePlace,
  request: ActivationRequest,
  options?: LockOptions,
): Promise<Result<Activated>> {
  const { version, base = '' } = request;
  return changeStanding(
    place.remotesDir,
    request,
    ({ remotes, write, point, log, standing, note }): Result<Activated> => {
      const judged = judge(place, request, remotes);
      if (!judged.ok) return judged;
      const show = showing(place, judged.value, { base, remotes, write, point });
      const { active } = standing;
      if (active?.version === version && active.base === base) {
        show(log);
        return { ok: true, value: { activation: active, changed: false } };
      }
      const warnings = warningsOf(place, judged.value, remotes);
      const activation = { ...activationOf(request, standing), ...warnings };
      show(note(activation));
      return { ok: true, value: { activation, changed: true } };
    },
    options,
  );
}

/** Returns the log entry for an activation. */
function activationOf(request: ActivationRequest, { active, revision }: Standing): Activation {
  const { remote, version, by, why, at, base = '', proof = null } = request;
  const { browserCheck, reason } = request;
  return {
    ...{ kind: 'activated', remote, version, previous: active?.version ?? null },
    ...{ revision: revision + 1, base, by, why, at: at.toISOString(), proof },
    ...(browserCheck && { browserCheck }),
    ...(reason !== undefined && { reason }),
  };
}

type Showing = Pick<Writer, 'remotes' | 'write' | 'point'> & { base: string };

/**
 * Checks a version, and returns a function that shows it to visitors. The caller runs the function
 * after writing the log entry. Throws at once if the site could not use the version.
 */
function showing(
  { remotesDir }: ReleasePlace,
  release: Release,
  { base, remotes, write, point }: Showing,
): (log: readonly LogEntry[]) => void {
  const { remote } = release;
  if (remote === SHELL) return () => point(release);
  const entry = checkEntry(remote, entryOf(remotesDir, release, base));
  return (log) => {
    const derived = derive(remotesDir, log, { ...remotes, [remote]: entry });
    if (JSON.stringify(derived) !== JSON.stringify(remotes)) write(derived);
  };
}

/**
 * Withdraws a remote: no server serves its pages until somebody activates a version again. If the
 * shell is withdrawn, the shell of the server's own build becomes active. Fails with `not-found` if
 * no version is active, and with `stale-version` if the remote changed since `expected`.
 */
export function withdraw(
  remotesDir: string,
  request: Pick<ActivationRequest, 'remote' | 'by' | 'at' | 'reason' | 'expected'>,
): Promise<Result<null>> {
  const { remote, by, at, reason } = request;
  return changeStanding(remotesDir, request, ({ remotes, write, point, standing, note }) => {
    const { active, revision } = standing;
    if (!active && !Object.hasOwn(remotes, remote)) {
      const message = `Nothing of ${remote} is active`;
      return refused('not-found', { message });
    }
    const log = note({
      ...{ kind: 'withdrawn', remote, revision: revision + 1, by },
      ...(reason !== undefined && { reason }),
      at: at.toISOString(),
    });
    if (remote === SHELL) point(null);
    else {
      const { [remote]: _gone, ...others } = remotes;
      write(derive(remotesDir, log, others));
    }
    return { ok: true, value: null };
  });
}
