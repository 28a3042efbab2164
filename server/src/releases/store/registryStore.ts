import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { remoteNameSchema } from '@mcs-repairs/shared/domain/types/release';
import { withFileLock, type LockOptions } from './fileLock';
import { explain, registryFileSchema, remoteSchema, type RegisteredRemote } from './registrySchema';
import { NEEDED } from './releaseFiles';

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

/**
 * Replaces the registry file in one step. `write` throws if another process has taken over the
 * lock, or if somebody wrote the file without the lock.
 */
export type Writer = {
  remotes: StoredRemotes;
  write: (remotes: StoredRemotes) => void;
  assertHeld: () => void;
};

/**
 * Runs `work` while nobody else writes the registry. All code that writes the registry uses this
 * function. Readers see either the old or the new file. If somebody wrote the file without the
 * lock, nothing is overwritten. Rejects with a sentence if another process holds the lock.
 */
export async function withRegistry<Result>(
  remotesDir: string,
  work: (writer: Writer) => Result | Promise<Result>,
  options?: LockOptions,
): Promise<Result> {
  const file = fileOf(remotesDir);
  return withFileLock(
    `${file}.lock`,
    ({ assertHeld }) => {
      const { remotes, revision } = readStored(remotesDir);
      const write = (next: StoredRemotes) =>
        replaceFile(file, `${JSON.stringify({ remotes: next }, null, 1)}\n`, () => {
          assertHeld();
          if (readStored(remotesDir).revision !== revision)
            throw new Error(
              'Somebody changed the registry by hand in the meantime. Nothing was written. Please try again.',
            );
        });
      return work({ remotes, write, assertHeld });
    },
    options,
  );
}

/**
 * Writes a temporary file to the disk, and renames it. `assertStill` throws if the file must no
 * longer be replaced.
 */
function replaceFile(file: string, text: string, assertStill: () => void): void {
  const next = `${file}.${randomUUID()}.next`;
  try {
    const handle = openSync(next, 'wx');
    try {
      writeSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    assertStill();
    renameSync(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}
