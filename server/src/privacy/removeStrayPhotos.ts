import { knownPhotos, PHOTOS, SIZES } from '../photos';
import type { Db } from '../db';
import type { Files } from '../runtime';

const SLICE = 200;
/**
 * A killed process leaves only a few files without rows. The folder belongs to another database if
 * more than this number of files, and more than half of all files, have no row.
 */
const FEW = 20;

/**
 * Removes files of photos that have no row and are older than `before`. Returns how many. A process
 * that is killed between writing a file and its row leaves such a file. @throws if most files have
 * no row, because the folder then does not belong to this database.
 */
export async function removeStrayPhotos(
  { db, files }: { db: Db; files: Files },
  before: Date,
): Promise<number> {
  const found = await files.list(PHOTOS);
  const photos = found.filter(({ name }) => !name.startsWith(SIZES));
  const strays: string[] = [];
  for (let start = 0; start < photos.length; start += SLICE) {
    const slice = photos.slice(start, start + SLICE);
    const known = await knownPhotos(
      db,
      slice.map(({ name }) => idOf(name)),
    );
    for (const { name, writtenAt } of slice) {
      const isKept = name.endsWith('.jpg') && known.has(idOf(name));
      if (!isKept && writtenAt < before) strays.push(name);
    }
  }
  if (strays.length > FEW && strays.length > photos.length / 2) {
    throw new Error(
      `${strays.length} of ${photos.length} photos have no row in the database: they were left alone. Do these files belong to this database?`,
    );
  }
  for (const name of strays) await files.remove(name);
  const sizes = found.filter(({ name, writtenAt }) => name.startsWith(SIZES) && writtenAt < before);
  await removeStraySizes(
    { db, files },
    sizes.map(({ name }) => name),
  );
  return strays.length;
}

/** Removes resized photos whose original has no row, and unfinished files. */
async function removeStraySizes(
  { db, files }: { db: Db; files: Files },
  names: readonly string[],
): Promise<void> {
  for (let start = 0; start < names.length; start += SLICE) {
    const slice = names.slice(start, start + SLICE);
    const known = await knownPhotos(db, slice.map(originalOf));
    for (const name of slice)
      if (!known.has(originalOf(name)) || name.endsWith('.part')) await files.remove(name);
  }
}

const originalOf = (name: string) =>
  name.slice(SIZES.length).replace(/-\d+\.\w+(?:\.[\w-]*\.?part)?$/, '');

const idOf = (name: string) => name.slice(PHOTOS.length).replace(/\.jpg(?:\.[\w-]*\.?part)?$/, '');
