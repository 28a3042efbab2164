import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { BrowserCheck } from '@mcs-repairs/shared/domain/types/release';
import { failure } from '../../runtime';
import { changeStanding } from './changeStanding';
import { derive, entryOf } from './deriveRegistry';
import type { LockOptions } from './fileLock';
import { judge, warningsOf, type Gives } from './judgeStored';
import { checkEntry, type Writer } from './registryStore';
import type { Activation, LogEntry, Proof, Standing } from './releaseLog';
import { SHELL, type Meanings, type Release } from './releaseSchema';
import { leaveShell, pointToShell } from './shellStore';

/** Where releases lie, and the names that the shell beside them gives. */
export type ReleasePlace = {
  remotesDir: string;
  gives: Gives;
  /** What the shell's types say of them, where it says it. */
  meanings?: Meanings | undefined;
};

export type ActivationRequest = {
  remote: string;
  version: string;
  by: string;
  why: Activation['why'];
  at: Date;
  /** Revision of the remote that was seen; left out: whatever it is. */
  expected?: number | undefined;
  base?: string | undefined;
  proof?: Proof | null;
  browserCheck?: BrowserCheck | undefined;
  /** How often the version before failed, where the site goes back by itself. */
  reason?: string;
  /** Of the shell: areas whose active versions are replaced together with it, and are not asked what they take. */
  but?: readonly string[];
};
/** `changed` false: it was active already. */
export type Activated = { activation: Activation; changed: boolean };

/**
 * Makes a stored version the active one, also an older one. Refused with every reason at once when the version is not there or
 * not whole, takes a name that the shell does not give, claims a path of another, or somebody was faster than `expected`.
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
    ({ remotes, write, log, standing, note }): Result<Activated> => {
      const judged = judge(place, request, remotes);
      if (!judged.ok) return judged;
      const show = showing(place, judged.value, { base, remotes, write });
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

/** What the log says of it. */
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

type Showing = Pick<Writer, 'remotes' | 'write'> & { base: string };

/** What makes visitors get a version, once the log says so. Throws at once when the site could not use it. */
function showing(
  { remotesDir }: ReleasePlace,
  release: Release,
  { base, remotes, write }: Showing,
): (log: readonly LogEntry[]) => void {
  const { remote } = release;
  if (remote === SHELL) return () => pointToShell(remotesDir, release);
  const entry = checkEntry(remote, entryOf(remotesDir, release, base));
  return (log) => {
    const derived = derive(remotesDir, log, { ...remotes, [remote]: entry });
    if (JSON.stringify(derived) !== JSON.stringify(remotes)) write(derived);
  };
}

/**
 * Gives a remote up: its pages are nobody's until it is released again. Of the shell the one beside the server is in force then.
 * `not-found` when nothing of it is active, `stale-version` when somebody was faster than `expected`.
 */
export function withdraw(
  remotesDir: string,
  request: Pick<ActivationRequest, 'remote' | 'by' | 'at' | 'reason' | 'expected'>,
): Promise<Result<null>> {
  const { remote, by, at, reason } = request;
  return changeStanding(remotesDir, request, ({ remotes, write, standing, note }) => {
    const { active, revision } = standing;
    if (!active && !Object.hasOwn(remotes, remote)) {
      const message = `Nothing of ${remote} is active`;
      return { ok: false, failure: failure('not-found', { message }) };
    }
    const log = note({
      ...{ kind: 'withdrawn', remote, revision: revision + 1, by },
      ...(reason !== undefined && { reason }),
      at: at.toISOString(),
    });
    if (remote === SHELL) leaveShell(remotesDir);
    else {
      const { [remote]: _gone, ...others } = remotes;
      write(derive(remotesDir, log, others));
    }
    return { ok: true, value: null };
  });
}
