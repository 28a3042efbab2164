import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { knownPhotos, photoFolder, sizeFolder } from '../photos';
import type { Db } from '../db';

const SLICE = 200;
/**
 * A killed process leaves one file or a few. If more than this, and more than half of all files,
 * have no row, the database is the wrong one.
 */
const FEW = 20;

/**
 * Removes files older than `before` that have no row in the database. Returns how many. A process
 * that is killed between writing a photo's file and its row leaves such a file. @throws if the
 * database has no rows for most of the files, because then folder and database do not belong
 * together.
 */
export async function removeStrayPhotos(
  { db, config }: { db: Db; config: { dataDir: string } },
  before: Date,
): Promise<number> {
  const folder = photoFolder(config.dataDir);
  const names = await readdir(folder).catch(() => []);
  const strays: string[] = [];
  for (let start = 0; start < names.length; start += SLICE) {
    const slice = names.slice(start, start + SLICE);
    const known = await knownPhotos(db, slice.map(idOf));
    for (const name of slice) {
      const isKept = name.endsWith('.jpg') && known.has(idOf(name));
      if (!isKept && (await isOlder(path.join(folder, name), before))) strays.push(name);
    }
  }
  if (strays.length > FEW && strays.length > names.length / 2) {
    throw new Error(
      `${strays.length} of ${names.length} photos have no row in the database: they were left alone. Is ${folder} the folder of this database?`,
    );
  }
  for (const name of strays) await rm(path.join(folder, name), { force: true });
  await removeStraySizes(db, sizeFolder(config.dataDir), before);
  return strays.length;
}

/** Removes resized photos whose original has no row, and files that were not finished. */
async function removeStraySizes(db: Db, folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (let start = 0; start < names.length; start += SLICE) {
    const slice = names.slice(start, start + SLICE);
    const known = await knownPhotos(db, slice.map(originalOf));
    for (const name of slice) {
      const file = path.join(folder, name);
      const isKept = known.has(originalOf(name)) && !name.endsWith('.part');
      if (!isKept && (await isOlder(file, before))) await rm(file, { force: true });
    }
  }
}

const originalOf = (name: string) => name.replace(/-\d+\.\w+(?:\.[\w-]*\.?part)?$/, '');

const idOf = (name: string) => name.replace(/\.jpg(?:\.[\w-]*\.?part)?$/, '');

async function isOlder(file: string, before: Date): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && found.isFile() && found.mtimeMs < before.getTime();
}
