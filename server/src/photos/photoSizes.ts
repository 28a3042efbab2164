import sharp from 'sharp';
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '@mcs-repairs/shared/domain/rules/unitPhotos';
import { photoFile, removePhotoFiles, sizeFile, sizeNames } from './photoFiles';
import { boundedQueue } from '../http';
import { FilesAway, type Files } from '../runtime';

/**
 * A queue only for making resized photos, so visitors who view photos never delay an upload. It
 * opens one picture at a time.
 */
const resizing = boundedQueue({ atOnce: 1, waiting: 200 });

/**
 * The resized photos that are being made now, by file name. Several requests for the same one wait
 * for the same work.
 */
const underway = new Map<string, Promise<Buffer>>();

/**
 * Parses the file name of a resized photo, such as `<id>-640.webp`. Null if the server makes no
 * photos of this size.
 */
export function readSizeName(name: string) {
  const [, id = '', width, format] = /^([\w-]{1,64})-(\d{1,4})\.(\w+)$/.exec(name) ?? [];
  const known = PHOTO_WIDTHS.find((one) => String(one) === width);
  const type = PHOTO_FORMATS.find((one) => one === format);
  return known && type ? { id, width: known, format: type } : null;
}

type Size = NonNullable<ReturnType<typeof readSizeName>>;

/**
 * Returns a resized photo. Makes it first if it is missing. Throws `QueueFull` if too many pictures
 * are waiting.
 */
export async function readSize(files: Files, size: Size): Promise<Buffer> {
  const name = `${size.id}-${size.width}.${size.format}`;
  const known = await files.read(sizeFile(name));
  if (known) return known;
  const made = underway.get(name) ?? makeSize(files, name, size);
  underway.set(name, made);
  return made.finally(() => underway.delete(name));
}

async function makeSize(files: Files, name: string, { id, width, format }: Size) {
  const whole = await files.read(photoFile(id));
  if (!whole) throw new Error('the photo has no file');
  const bytes = await resizing.run(() => {
    const small = sharp(whole).resize({ width, withoutEnlargement: true });
    const made =
      format === 'avif' ? small.avif({ quality: 55, effort: 2 }) : small.webp({ quality: 78 });
    return made.toBuffer();
  });
  await files.write(sizeFile(name), bytes);
  // If somebody has removed the photo meanwhile, its resized file must be removed, too.
  if (!(await files.has(photoFile(id)))) await removePhotoFiles(files, [id]);
  return bytes;
}

let making: Promise<void> = Promise.resolve();
const stopped = new WeakSet<Files>();

const isAwayFor = (work: Promise<unknown>) =>
  work.then(
    () => false,
    (error: unknown) => error instanceof FilesAway,
  );

/**
 * Makes all sizes of a new photo in the background, one photo after the other. The first visitor
 * then need not wait for them.
 */
export function makeSizes(files: Files, id: string): Promise<void> {
  making = making.then(async () => {
    for (const name of sizeNames(id)) {
      if (stopped.has(files)) return;
      const size = readSizeName(name);
      // If a size cannot be made now, the first request for it makes it.
      if (size && (await isAwayFor(readSize(files, size)))) return;
    }
  });
  return making;
}

/**
 * Ends the work that `makeSizes` does in the background. Resolves when nothing writes files. The
 * first request for a missing size makes it.
 */
export async function stopMakingSizes(files: Files): Promise<void> {
  stopped.add(files);
  await making;
}
