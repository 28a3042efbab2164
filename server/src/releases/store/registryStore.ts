import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNameSchema } from '@mcs-repairs/shared/domain/types/release';
import { withFileLock, type Held, type LockOptions } from './fileLock';
import { explain, registryFileSchema, remoteSchema, type RegisteredRemote } from './registrySchema';
import { NEEDED } from './releaseFiles';
import { appendToLog, type LogEntry } from './releaseLog';
import type { Release } from './releaseSchema';
import { replaceFile } from './replaceFile';
import { knownFileOf } from './sharedState';
import type { Draft } from './sharedStore';
import { sharedStoreOf } from './sharedStores';
import { leaveShell, pointToShell } from './shellStore';
import { removeFolder } from './staging';

/**
 * The entries of the registry file, including invalid ones, because their owner has to repair them.
 */
export type StoredRemotes = Record<string, unknown>;

const fileOf = (remotesDir: string) => path.join(remotesDir, 'remotes.json');

/**
 * Returns the entries of the registry file. `revision` shows whether somebody has written the file
 * since. If the file is missing, there are no entries.
 */
function readStored(remotesDir: string): { remotes: StoredRemotes; revision: string } {
  const text = readText(fileOf(remotesDir));
  if (text === undefined) return { remotes: {}, revision: '' };
  const revision = createHash('sha256').update(text).digest('hex');
  const parsed = registryFileSchema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new Error(`${fileOf(remotesDir)} is no registry: ${explain(parsed.error)}`);
  return { remotes: parsed.data.remotes, revision };
}

/** Parses JSON. Undefined for invalid text, for which the schema then reports a missing value. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns the valid entries of a registry. The site uses only these. */
export function usableRemotes(remotes: StoredRemotes): Record<string, RegisteredRemote> {
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([name, entry]) => {
      const parsed = remoteSchema.safeParse(entry);
      return remoteNameSchema.safeParse(name).success && parsed.success
        ? [[name, parsed.data]]
        : [];
    }),
  );
}

/**
 * Returns the valid entries of the registry in a store. Throws with a sentence if the file is no
 * registry.
 */
export const activeRemotes = (remotesDir: string): Record<string, RegisteredRemote> =>
  usableRemotes(readStored(remotesDir).remotes);

/** Throws with an explanation if the site could not use the entry. */
export function checkEntry(name: string, entry: unknown): RegisteredRemote {
  const named = remoteNameSchema.safeParse(name);
  if (!named.success) throw new Error(`"${name}" cannot name a remote: ${explain(named.error)}`);
  const parsed = remoteSchema.safeParse(entry);
  if (!parsed.success) throw new Error(`${name} is not published: ${explain(parsed.error)}`);
  const missing = NEEDED.filter((file) => !Object.hasOwn(parsed.data.integrity, file));
  if (missing.length > 0) {
    throw new Error(`${name} is not published: its build lacks ${missing.join(' and ')}`);
  }
  return parsed.data;
}

/** What `work` may change while nobody else changes the releases. */
export type Writer = {
  remotes: StoredRemotes;
  /**
   * Replaces the registry file in one step. Throws if another process has taken over the lock, or
   * if somebody wrote the file without the lock.
   */
  write: (remotes: StoredRemotes) => void;
  /** Appends an entry to the release log. */
  note: (entry: LogEntry) => void;
  /** Activates a stored shell. Null activates the shell of the server's own build. */
  point: (shell: Release | null) => void;
  /** Removes a stored version. Throws if another process has taken over the lock. */
  drop: (remote: string, version: string) => Promise<void>;
};

const textOf = (remotes: StoredRemotes) => `${JSON.stringify({ remotes }, null, 1)}\n`;

/**
 * Runs `work` while nobody else changes the releases. All code that changes them uses this
 * function. Readers see either the old or the new registry. If somebody wrote the file without the
 * lock, nothing is overwritten. Rejects with a sentence if another process holds the lock. If a
 * bucket shares the releases, `work` may run several times, and its changes take effect together.
 */
export async function withRegistry<Result>(
  remotesDir: string,
  work: (writer: Writer) => Result | Promise<Result>,
  options?: LockOptions,
): Promise<Result> {
  const shared = sharedStoreOf(remotesDir);
  if (shared) return shared.change((draft) => work(draftWriter(remotesDir, draft)), options);
  if (existsSync(knownFileOf(remotesDir))) throw new Error(describeShared(remotesDir));
  return withStoreLock(remotesDir, (held) => work(folderWriter(remotesDir, held)), options);
}

/** Runs `work` while no other process of this machine changes the folder of releases. */
export const withStoreLock = <Result>(
  remotesDir: string,
  work: (held: Held) => Result | Promise<Result>,
  options?: LockOptions,
): Promise<Result> => withFileLock(`${fileOf(remotesDir)}.lock`, work, options);

/** Writes each change to the folder at once. */
function folderWriter(remotesDir: string, { assertHeld }: Held): Writer {
  const file = fileOf(remotesDir);
  const { remotes, revision } = readStored(remotesDir);
  return {
    remotes,
    write: (next) =>
      replaceFile(file, textOf(next), () => {
        assertHeld();
        if (readStored(remotesDir).revision !== revision)
          throw new Error(
            'Somebody changed the registry by hand in the meantime. Nothing was written. Please try again.',
          );
      }),
    note: (entry) => appendToLog(remotesDir, entry),
    point: (shell) => (shell ? pointToShell(remotesDir, shell) : leaveShell(remotesDir)),
    async drop(remote, version) {
      assertHeld();
      await removeFolder(path.join(remotesDir, remote, version));
    },
  };
}

/** Collects changes, which are then written to the bucket. The active shell follows the log. */
const draftWriter = (remotesDir: string, draft: Draft): Writer => ({
  remotes: readStored(remotesDir).remotes,
  write: (next) => void (draft.registry = textOf(next)),
  note: (entry) => void draft.entries.push(entry),
  point: () => {},
  drop: async (remote, version) => void draft.dropped.push({ remote, version }),
});

const describeShared = (remotesDir: string) =>
  `The releases in ${remotesDir} are a copy of a bucket: set RELEASES_URL, or release with "npm run release". To use the folder without the bucket, remove ${knownFileOf(remotesDir)}`;
