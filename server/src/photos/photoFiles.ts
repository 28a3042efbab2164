import { rm } from 'node:fs/promises';
import path from 'node:path';

export const photoFolder = (dataDir: string) => path.join(dataDir, 'photos');

export const photoFile = (dataDir: string, id: string) =>
  path.join(photoFolder(dataDir), `${id}.jpg`);

/** Removes the files of photos whose rows were deleted. A missing file is no error. */
export async function removePhotoFiles(dataDir: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(photoFile(dataDir, id), { force: true });
}
