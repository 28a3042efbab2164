import type { Failure, Result } from 'shared/domain/types/failure';
import { missingNames } from 'shared/domain/rules/missingNames';
import { failure } from '../http/failures';
import type { LockOptions } from './fileLock';
import { takenPrefixes } from './prefixes';
import type { RegisteredRemote } from './registrySchema';
import { checkEntry, usableRemotes, withRegistry, type StoredRemotes } from './registryStore';
import { pinsOf } from './releaseFiles';
import {
  appendToLog,
  readLog,
  standingOf,
  type Activation,
  type LogEntry,
  type Proof,
} from './releaseLog';
import type { Release } from './releaseSchema';
import { folderOf, judgeFiles, readRelease } from './releaseStore';

/** Where releases lie, and the names that the shell beside them gives. */
export type ReleasePlace = {
  remotesDir: string;
  gives: Readonly<Record<string, readonly string[]>>;
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
  const { remote, version, by, why, at, expected, base = '', proof = null } = request;
  return withRegistry(
    remotesDir,
    ({ remotes, write }) => {
      const log = readLog(remotesDir);
      const { active, revision } = standingOf(log, remote);
      if (expected !== undefined && expected !== revision)
        return outdated(remote, active, revision);
      const judged = judge(place, request, remotes);
      if (!judged.ok) return judged;
      const entry = checkEntry(remote, entryOf(judged.value, base));
      if (active?.version === version && active.base === base) {
        const derived = derive(remotesDir, log, { ...remotes, [remote]: entry });
        if (JSON.stringify(derived) !== JSON.stringify(remotes)) write(derived);
        return { ok: true, value: { activation: active, changed: false } };
      }
      const activation: Activation = {
        ...{ kind: 'activated', remote, version, previous: active?.version ?? null },
        ...{ revision: revision + 1, base, by, why, at: at.toISOString(), proof },
      };
      appendToLog(remotesDir, activation);
      write(derive(remotesDir, [...log, activation], { ...remotes, [remote]: entry }));
      return { ok: true, value: { activation, changed: true } };
    },
    options,
  );
}

/** Everything that can be said against a version without running it. */
function judge(
  { remotesDir, gives }: ReleasePlace,
  { remote, version }: ActivationRequest,
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
  if (release) Object.assign(fields, standingIn(release, gives, remotes));
  if (release && Object.keys(fields).length === 0) return { ok: true, value: release };
  return { ok: false, failure: refusedBecause(`${remote} ${version}`, fields) };
}

/** What of a release does not fit the shell and the other remotes, by what it is about. */
export function standingIn(
  { remote, takes, prefixes }: Pick<Release, 'remote' | 'takes' | 'prefixes'>,
  gives: ReleasePlace['gives'],
  remotes: StoredRemotes,
): Record<string, string> {
  const missing = missingNames(takes, gives);
  const taken = takenPrefixes(remote, prefixes, usableRemotes(remotes));
  return {
    ...(missing.length > 0 && {
      names: `It takes what the shell does not give: ${missing.join(', ')}. Release a shell that gives it first`,
    }),
    ...(taken.length > 0 && { prefixes: `It claims paths of others: ${taken.join(', ')}` }),
  };
}

/** One refusal for all reasons; `fields` names what each is about. */
export const refusedBecause = (what: string, fields: Record<string, string>): Failure =>
  failure('invalid', {
    message: `${what} is not released. ${Object.values(fields).join('. ')}`,
    fields,
  });

function outdated(remote: string, active: Activation | null, revision: number): Result<never> {
  const now = active ? `${active.version}, by ${active.by}` : 'no version';
  const message = `${remote} was changed meanwhile: active is ${now} (revision ${revision}). Look at it and try again`;
  return { ok: false, failure: failure('stale-version', { message }) };
}

const entryOf = (release: Release, base: string): RegisteredRemote => ({
  version: release.version,
  entry: `${base}/remotes/${release.remote}/${release.version}/mf-manifest.json`,
  prefixes: release.prefixes,
  takes: release.takes,
  integrity: pinsOf(release.integrity),
});

/**
 * The registry as the log has it. What the log knows nothing of stays as it is: it was written by hand, or before there was
 * a log; so does a version whose folder cannot be read any more.
 */
export function derive(
  remotesDir: string,
  log: readonly LogEntry[],
  remotes: StoredRemotes,
): StoredRemotes {
  const derived: StoredRemotes = { ...remotes };
  for (const name of new Set(log.map(({ remote }) => remote))) {
    const { active, revision } = standingOf(log, name);
    if (revision > 0 && !active) delete derived[name];
    if (!active || isShown(derived[name], active)) continue;
    const release = readRelease(folderOf(remotesDir, name, active.version));
    if (release) derived[name] = entryOf(release, active.base);
  }
  return derived;
}

function isShown(entry: unknown, { remote, version, base }: Activation): boolean {
  const shown = usableRemotes({ [remote]: entry })[remote];
  return shown?.version === version && shown.entry.startsWith(`${base}/remotes/${remote}/`);
}

/** Writes the registry anew where it is behind the log: a process died between the two, or somebody changed it by hand. */
export function mendRegistry(remotesDir: string): Promise<boolean> {
  return withRegistry(remotesDir, ({ remotes, write }) => {
    const derived = derive(remotesDir, readLog(remotesDir), remotes);
    if (JSON.stringify(derived) === JSON.stringify(remotes)) return false;
    write(derived);
    return true;
  });
}

/** Gives a remote up: its pages are nobody's until it is released again. */
export function withdraw(
  remotesDir: string,
  { remote, by, at }: Pick<ActivationRequest, 'remote' | 'by' | 'at'>,
): Promise<void> {
  return withRegistry(remotesDir, ({ remotes, write }) => {
    const log = readLog(remotesDir);
    const { revision } = standingOf(log, remote);
    const entry: LogEntry = {
      ...{ kind: 'withdrawn', remote, revision: revision + 1, by },
      at: at.toISOString(),
    };
    appendToLog(remotesDir, entry);
    const { [remote]: _gone, ...others } = remotes;
    write(derive(remotesDir, [...log, entry], others));
  });
}
