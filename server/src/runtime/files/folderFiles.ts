import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { partsOf, type Files, type StoredFile } from './files';

type Failed = { code?: string };

/**
 * Returns a store of files in a folder of this machine. Several processes may use the folder at the
 * same time.
 */
export function folderFiles(root: string): Files {
  const place = (name: string) => path.join(root, ...partsOf(name));
  return {
    async write(name, content, { onlyIfMissing } = { onlyIfMissing: false }) {
      const file = place(name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const part = `${file}.${randomUUID()}.part`;
      try {
        await writeSynced(part, content);
        if (!onlyIfMissing) await rename(part, file);
        else if (!(await linked(part, file))) return false;
        return true;
      } finally {
        await rm(part, { force: true });
      }
    },
    read: (name) => orNull(readFile(place(name))),
    has: async (name) => (await orNull(stat(place(name)))) !== null,
    remove: (name) => rm(place(name), { force: true }),
    async list(folder) {
      const found: StoredFile[] = [];
      const above = place(folder.replace(/\/$/, ''));
      const entries = await orNull(readdir(above, { recursive: true, withFileTypes: true }));
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue;
        const file = path.join(entry.parentPath, entry.name);
        // Another process may remove the file after it was listed.
        const facts = await orNull(stat(file));
        const name = path.relative(root, file).split(path.sep).join('/');
        if (facts) found.push({ name, bytes: facts.size, writtenAt: facts.mtime });
      }
      return found;
    },
  };
}

async function writeSynced(file: string, content: Buffer): Promise<void> {
  const part = await open(file, 'wx', 0o600);
  try {
    await part.writeFile(content);
    await part.sync();
  } finally {
    await part.close();
  }
}

/** Gives a file a second name (a hard link). Returns false if the second name is already in use. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as Failed).code === 'EEXIST') return false;
    throw error;
  }
}

/** Waits for work on a file. Returns null if the file or folder does not exist. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as Failed).code === 'ENOENT') return null;
    throw error;
  }
}
