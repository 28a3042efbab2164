import { declaredBy } from './declared';
import type { RegisteredRemote } from './registrySchema';
import { usableRemotes, withRegistry, type StoredRemotes } from './registryStore';
import { pinsOf } from './releaseFiles';
import { readLog, standingOf, type Activation, type Canary, type LogEntry } from './releaseLog';
import type { Release } from './releaseSchema';
import { folderOf, readRelease } from './releaseStore';
import { SHELL } from './releaseSchema';
import { lostShell } from './shellStore';

/** Returns the registry entry of a stored version. */
export const entryOf = (remotesDir: string, release: Release, base = ''): RegisteredRemote => ({
  version: release.version,
  entry: `${base}/remotes/${release.remote}/${release.version}/mf-manifest.json`,
  prefixes: release.prefixes,
  takes: release.takes,
  integrity: pinsOf(release.integrity),
  ...(release.pages && { pages: release.pages }),
  ...declaredBy(remotesDir, release),
});

/**
 * Derives the registry from the release log. Entries that are not in the log stay unchanged,
 * because somebody wrote them by hand or before the log existed. If the folder of a version cannot
 * be read, its present entry also stays.
 */
export function derive(
  remotesDir: string,
  log: readonly LogEntry[],
  remotes: StoredRemotes,
): StoredRemotes {
  const derived: StoredRemotes = { ...remotes };
  for (const name of new Set(log.map(({ remote }) => remote))) {
    if (name === SHELL) continue;
    const { active, canary, revision } = standingOf(log, name);
    if (revision > 0 && !active) delete derived[name];
    if (!active) continue;
    if (!isShown(derived[name], active) || !saysLinks(derived[name])) {
      const release = readRelease(folderOf(remotesDir, name, active.version));
      if (release) derived[name] = entryOf(remotesDir, release, active.base);
    }
    derived[name] = withCanary(remotesDir, name, derived[name], canary);
  }
  return derived;
}

/**
 * Returns a registry entry together with its canary. If the folder of the canary cannot be read,
 * the entry has none.
 */
function withCanary(
  remotesDir: string,
  name: string,
  entry: unknown,
  canary: Canary | null,
): unknown {
  const shown = usableRemotes({ [name]: entry })[name];
  if (!shown) return entry;
  const { canary: before, ...active } = shown;
  if (!canary) return before ? active : entry;
  const { version, percent, base } = canary;
  if (before?.version === version && before.percent === percent) return entry;
  const release = readRelease(folderOf(remotesDir, name, version));
  return release
    ? { ...active, canary: { ...entryOf(remotesDir, release, base), percent } }
    : active;
}

/**
 * Returns whether a registry entry declares links for the navigation. Entries of earlier releases
 * have no such field.
 */
const saysLinks = (entry: unknown): boolean => Object.hasOwn(Object(entry) as object, 'navigation');

function isShown(entry: unknown, { remote, version, base }: Activation): boolean {
  const shown = usableRemotes({ [remote]: entry })[remote];
  return shown?.version === version && shown.entry.startsWith(`${base}/remotes/${remote}/`);
}

/**
 * Writes the registry again if it lacks changes from the release log. That happens if a process was
 * killed between the two steps, or if somebody edited the file.
 */
export function mendRegistry(remotesDir: string): Promise<boolean> {
  return withRegistry(remotesDir, ({ remotes, write, point }) => {
    const derived = derive(remotesDir, readLog(remotesDir), remotes);
    const shell = lostShell(remotesDir);
    if (shell) point(shell);
    const isMended = shell !== null;
    if (JSON.stringify(derived) === JSON.stringify(remotes)) return isMended;
    write(derived);
    return true;
  });
}
