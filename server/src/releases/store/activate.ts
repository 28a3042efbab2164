import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import type { BrowserCheck } from '@mcs-repairs/shared/domain/types/release';
import { missingNames } from '@mcs-repairs/shared/domain/rules/missingNames';
import { failure } from '../../runtime';
import type { LockOptions } from './fileLock';
import { takenPrefixes } from './prefixes';
import { changedMeanings } from './changedMeanings';
import { derive, entryOf } from './deriveRegistry';
import { judgeDeclared } from './judgeDeclared';
import { REMEDY, unmetNames } from './judgeShell';
import type { Declared } from './registrySchema';
import {
  checkEntry,
  usableRemotes,
  withRegistry,
  type StoredRemotes,
  type Writer,
} from './registryStore';
import {
  appendToLog,
  readLog,
  standingOf,
  type Activation,
  type LogEntry,
  type Proof,
} from './releaseLog';
import { SHELL, type Meanings, type Release } from './releaseSchema';
import { folderOf, judgeFiles, readRelease } from './releaseStore';
import { leaveShell, pointToShell } from './shellStore';

/** Where releases lie, and the names that the shell beside them gives. */
export type ReleasePlace = {
  remotesDir: string;
  gives: Readonly<Record<string, readonly string[]>>;
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
 * Makes a stored version the active one, also an older one: written into the log first, which is the truth, then into the
 * registry, which is derived from it. Refused with every reason at once when the version is not there or not whole, takes a
 * name that the shell does not give, claims a path of another, or somebody was faster than `expected`.
 */
export function activate(
  place: ReleasePlace,
  request: ActivationRequest,
  options?: LockOptions,
): Promise<Result<Activated>> {
  const { remotesDir } = place;
  const { remote, version, by, why, at, expected, base = '', proof = null, reason } = request;
  const { browserCheck } = request;
  return withRegistry(
    remotesDir,
    ({ remotes, write }) => {
      const log = readLog(remotesDir);
      const { active, revision } = standingOf(log, remote);
      if (expected !== undefined && expected !== revision)
        return outdated(remote, active, revision);
      const judged = judge(place, request, remotes);
      if (!judged.ok) return judged;
      const show = showing(place, judged.value, { base, remotes, write });
      if (active?.version === version && active.base === base) {
        show(log);
        return { ok: true, value: { activation: active, changed: false } };
      }
      const activation: Activation = {
        ...{ kind: 'activated', remote, version, previous: active?.version ?? null },
        ...{ revision: revision + 1, base, by, why, at: at.toISOString(), proof },
        ...(browserCheck && { browserCheck }),
        ...(reason !== undefined && { reason }),
        ...warningsOf(place, judged.value, remotes),
      };
      appendToLog(remotesDir, activation);
      show([...log, activation]);
      return { ok: true, value: { activation, changed: true } };
    },
    options,
  );
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

/** Everything that can be said against a version without running it. */
export function judge(
  { remotesDir, gives }: ReleasePlace,
  { remote, version, but }: Pick<ActivationRequest, 'remote' | 'version' | 'but'>,
  remotes: StoredRemotes,
): Result<Release> {
  const folder = folderOf(remotesDir, remote, version);
  if (readRelease(folder)?.version !== version) {
    const message = `There is no version ${version} of ${remote}`;
    return { ok: false, failure: failure('not-found', { message }) };
  }
  const judged = judgeFiles(folder, remote);
  const fields: Record<string, string> = judged.ok ? {} : { files: judged.failure.message };
  const release = judged.ok ? judged.value : null;
  if (release) Object.assign(fields, standingIn(release, gives, remotes, but));
  if (release && Object.keys(fields).length === 0) return { ok: true, value: release };
  return { ok: false, failure: refusedBecause(`${remote} ${version}`, fields) };
}

/** What of a release does not fit the shell and the other remotes, by what it is about. */
export function standingIn(
  release: Pick<Release, 'remote' | 'takes' | 'prefixes' | 'gives' | keyof Declared>,
  gives: ReleasePlace['gives'],
  remotes: StoredRemotes,
  but: readonly string[] = [],
): Record<string, string> {
  const { remote, takes, prefixes } = release;
  if (remote === SHELL) {
    const unmet = unmetNames(usableRemotes(remotes), release.gives ?? {}, but);
    return unmet.length > 0
      ? { names: `It no longer gives what areas take: ${unmet.join('; ')}. ${REMEDY}` }
      : {};
  }
  const missing = missingNames(takes, gives);
  const others = Object.entries(usableRemotes(remotes)).filter(([name]) => name !== remote);
  const taken = takenPrefixes(remote, prefixes, Object.fromEntries(others));
  return {
    ...(missing.length > 0 && {
      names: `It takes what the shell does not give: ${missing.join(', ')}. Release a shell that gives it first`,
    }),
    ...(taken.length > 0 && { prefixes: `It claims paths of others: ${taken.join(', ')}` }),
    ...judgeDeclared(
      release,
      others.map(([, entry]) => entry),
    ),
  };
}

/**
 * Names whose meaning may have changed between what was built and what will be beside it: said, and refused by nobody. Of a
 * shell those of every version in force.
 */
export function warningsOf(
  { remotesDir, meanings }: ReleasePlace,
  release: Release,
  remotes: StoredRemotes,
): { warnings?: string[] } {
  const warnings =
    release.remote === SHELL
      ? Object.entries(usableRemotes(remotes)).flatMap(([name, { version }]) => {
          const taken = readRelease(folderOf(remotesDir, name, version))?.meanings;
          return changedMeanings(taken, release.meanings, `${name} ${version}`);
        })
      : changedMeanings(release.meanings, meanings);
  return warnings.length > 0 ? { warnings } : {};
}

/** One refusal for all reasons; `fields` names what each is about. */
export const refusedBecause = (what: string, fields: Record<string, string>): Failure =>
  failure('invalid', {
    message: `${what} is not released. ${Object.values(fields).join('. ')}`,
    fields,
  });

export function outdated(
  remote: string,
  active: Activation | null,
  revision: number,
): Result<never> {
  const now = active ? `${active.version}, by ${active.by}` : 'no version';
  const message = `${remote} was changed meanwhile: active is ${now} (revision ${revision}). Look at it and try again`;
  return { ok: false, failure: failure('stale-version', { message }) };
}

/**
 * Gives a remote up: its pages are nobody's until it is released again. Of the shell the one beside the server is in force then.
 * `not-found` when nothing of it is active, `stale-version` when somebody was faster than `expected`.
 */
export function withdraw(
  remotesDir: string,
  {
    remote,
    by,
    at,
    reason,
    expected,
  }: Pick<ActivationRequest, 'remote' | 'by' | 'at' | 'reason' | 'expected'>,
): Promise<Result<null>> {
  return withRegistry(remotesDir, ({ remotes, write }) => {
    const log = readLog(remotesDir);
    const { active, revision } = standingOf(log, remote);
    if (expected !== undefined && expected !== revision) return outdated(remote, active, revision);
    if (!active && !Object.hasOwn(remotes, remote)) {
      const message = `Nothing of ${remote} is active`;
      return { ok: false, failure: failure('not-found', { message }) };
    }
    const entry: LogEntry = {
      ...{ kind: 'withdrawn', remote, revision: revision + 1, by },
      ...(reason !== undefined && { reason }),
      at: at.toISOString(),
    };
    appendToLog(remotesDir, entry);
    if (remote === SHELL) leaveShell(remotesDir);
    else {
      const { [remote]: _gone, ...others } = remotes;
      write(derive(remotesDir, [...log, entry], others));
    }
    return { ok: true, value: null };
  });
}
