import type { RegisteredRemote } from './registrySchema';
import { usableRemotes, withRegistry, type StoredRemotes } from './registryStore';
import { pinsOf } from './releaseFiles';
import { readLog, standingOf, type Activation, type Canary, type LogEntry } from './releaseLog';
import type { Release } from './releaseSchema';
import { folderOf, readRelease } from './releaseStore';
import { SHELL } from './releaseSchema';
import { mendShell } from './shellStore';

export const entryOf = (release: Release, base: string): RegisteredRemote => ({
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
    if (name === SHELL) continue;
    const { active, canary, revision } = standingOf(log, name);
    if (revision > 0 && !active) delete derived[name];
    if (!active) continue;
    if (!isShown(derived[name], active)) {
      const release = readRelease(folderOf(remotesDir, name, active.version));
      if (release) derived[name] = entryOf(release, active.base);
    }
    derived[name] = withCanary(remotesDir, name, derived[name], canary);
  }
  return derived;
}

/** A canary whose folder cannot be read any more is nobody's. */
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
  return release ? { ...active, canary: { ...entryOf(release, base), percent } } : active;
}

function isShown(entry: unknown, { remote, version, base }: Activation): boolean {
  const shown = usableRemotes({ [remote]: entry })[remote];
  return shown?.version === version && shown.entry.startsWith(`${base}/remotes/${remote}/`);
}

/** Writes the registry anew where it is behind the log: a process died between the two, or somebody changed it by hand. */
export function mendRegistry(remotesDir: string): Promise<boolean> {
  return withRegistry(remotesDir, ({ remotes, write }) => {
    const derived = derive(remotesDir, readLog(remotesDir), remotes);
    const isMended = mendShell(remotesDir);
    if (JSON.stringify(derived) === JSON.stringify(remotes)) return isMended;
    write(derived);
    return true;
  });
}
