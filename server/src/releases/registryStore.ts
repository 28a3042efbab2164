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
import { withFileLock, type LockOptions } from './fileLock';
import {
  explain,
  registryFileSchema,
  remoteNameSchema,
  remoteSchema,
  type RegisteredRemote,
} from './registrySchema';

/** As they lie in the remote store: entries that are bad already are somebody else's to mend, and must not be lost. */
type Stored = Record<string, unknown>;

/** Without these a remote can be neither composed by the server nor loaded by a browser. */
const NEEDED = ['mf-manifest.json', 'assets.json', 'ssr/server.cjs'];

const fileOf = (remotesDir: string) => path.join(remotesDir, 'remotes.json');

/** `revision` tells whether somebody else has written since. Without a file there are no remotes. */
function readStored(remotesDir: string): { remotes: Stored; revision: string } {
  const text = readText(fileOf(remotesDir));
  if (text === undefined) return { remotes: {}, revision: '' };
  const revision = createHash('sha256').update(text).digest('hex');
  const parsed = registryFileSchema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new Error(`${fileOf(remotesDir)} is no registry: ${explain(parsed.error)}`);
  return { remotes: parsed.data.remotes, revision };
}

/** Undefined where the text is no JSON: the schema then says that something is missing. */
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

/** Refuses an entry that the site could not use, with a sentence that says why. */
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
 * Makes an entry the active one of its remote: one writer at a time, in one step (readers see the old registry or the new
 * one), and never over what somebody wrote without the lock. Answers whether anything changed. Rejects with a sentence when
 * the entry cannot be used or the registry is held by another process.
 */
export async function activateEntry(
  remotesDir: string,
  name: string,
  entry: unknown,
  options?: LockOptions,
): Promise<boolean> {
  const checked = checkEntry(name, entry);
  return withFileLock(
    `${fileOf(remotesDir)}.lock`,
    ({ assertHeld }) => {
      const { remotes, revision } = readStored(remotesDir);
      if (JSON.stringify(remotes[name]) === JSON.stringify(checked)) return false;
      const next = { remotes: { ...remotes, [name]: checked } };
      replaceFile(fileOf(remotesDir), `${JSON.stringify(next, null, 1)}\n`, () => {
        assertHeld();
        if (readStored(remotesDir).revision !== revision)
          throw new Error(
            'The registry was changed by hand meanwhile: nothing was written, try again',
          );
      });
      return true;
    },
    options,
  );
}

/** Writes beside the file, to the disk, and renames; `assertStill` throws when that must not happen any more. */
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
