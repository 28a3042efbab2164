import { PHOTO_FORMATS, PHOTO_WIDTHS } from '@mcs-repairs/shared/domain/rules/unitPhotos';
import { FilesAway, type Files } from '../runtime';

/** The folder of all photos in the store of files. */
export const PHOTOS = 'photos/';
/**
 * The folder of resized photos. Backups leave it out, because the server can make the files again.
 */
export const SIZES = `${PHOTOS}sizes/`;

export const photoFile = (id: string) => `${PHOTOS}${id}.jpg`;

/** The file of a resized photo, such as `<id>-640.webp`. */
export const sizeFile = (name: string) => `${SIZES}${name}`;

/** Returns the names of all files that a photo may have in the folder of resized photos. */
export const sizeNames = (id: string) =>
  PHOTO_FORMATS.flatMap((format) => PHOTO_WIDTHS.map((width) => `${id}-${width}.${format}`));

/**
 * Removes the files of photos whose rows were deleted. A missing file is no error. If a file cannot
 * be removed now, the retention job removes it later, because it has no row.
 */
export async function removePhotoFiles(files: Files, ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) {
      const names = [photoFile(id), ...sizeNames(id).map(sizeFile)];
      await Promise.all(names.map((name) => files.remove(name)));
    }
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error;
  }
}
