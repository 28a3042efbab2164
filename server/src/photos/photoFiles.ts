import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '@mcs-repairs/shared/domain/rules/unitPhotos';

export const photoFolder = (dataDir: string) => path.join(dataDir, 'photos');

export const photoFile = (dataDir: string, id: string) =>
  path.join(photoFolder(dataDir), `${id}.jpg`);

/** The folder of resized photos. A backup leaves it out, because the server makes them again. */
export const sizeFolder = (dataDir: string) => path.join(photoFolder(dataDir), 'sizes');

/** The file of a resized photo, such as `<id>-640.webp`. */
export const sizeFile = (dataDir: string, name: string) => path.join(sizeFolder(dataDir), name);

/** Returns the names of all files that a photo may have in the folder of resized photos. */
export const sizeNames = (id: string) =>
  PHOTO_FORMATS.flatMap((format) => PHOTO_WIDTHS.map((width) => `${id}-${width}.${format}`));

/** Removes the files of photos whose rows were deleted. A missing file is no error. */
export async function removePhotoFiles(dataDir: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await rm(photoFile(dataDir, id), { force: true });
    for (const name of sizeNames(id)) await rm(sizeFile(dataDir, name), { force: true });
  }
}

/**
 * Writes a file that gets its name only when it is complete and synced to the disk. Two processes
 * may write the same file at the same time.
 */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const name = `${file}.${randomUUID()}.part`;
  try {
    const part = await open(name, 'wx', 0o600);
    try {
      await part.writeFile(content);
      await part.sync();
    } finally {
      await part.close();
    }
    await rename(name, file);
  } catch (error) {
    await rm(name, { force: true });
    throw error;
  }
}
