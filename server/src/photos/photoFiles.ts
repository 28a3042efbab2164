import { PHOTO_FORMATS, PHOTO_WIDTHS } from '@mcs-repairs/shared/domain/rules/unitPhotos';
import { FilesAway, type Files } from '../runtime';

/** The folder of all photos. */
export const PHOTOS = 'photos/';
/**
 * The folder of resized photos. Backups leave it out, because the server can make the photos again.
 */
export const SIZES = `${PHOTOS}sizes/`;

export const photoFile = (id: string) => `${PHOTOS}${id}.jpg`;

/** Returns the path of a resized photo, which has a name such as `<id>-640.webp`. */
export const sizeFile = (name: string) => `${SIZES}${name}`;

/** Returns the names of the files with all sizes of a photo. */
export const sizeNames = (id: string) =>
  PHOTO_FORMATS.flatMap((format) => PHOTO_WIDTHS.map((width) => `${id}-${width}.${format}`));

/**
 * Deletes the files of photos whose rows were deleted. A missing file is no error. If a file cannot
 * be deleted now, a job deletes it later, because it has no row.
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
