import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Result } from 'shared/types/failure';
import { newId } from '../db/ids';
import { insertPhoto } from '../db/photos';
import { store } from '../db/transact';
import { failure } from '../http/failures';
import type { Shop } from '../shop';

/** The hint beside the upload box: JPG or PNG, max 5MB (section 5). */
export const LARGEST_PHOTO = 5 << 20;
/** A picture of few bytes can unfold into very many pixels. */
const MOST_PIXELS = 60_000_000;
const LONGEST_SIDE = 2400;

export const photoFile = (dataDir: string, id: string) => path.join(dataDir, 'photos', `${id}.jpg`);

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
const isPng = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));

/** Keeps a photo, judged by its content and written anew: place and camera of the original are gone. */
export async function storePhoto(shop: Shop, bytes: Buffer): Promise<Result<{ photoId: string }>> {
  if (!isJpeg(bytes) && !isPng(bytes)) return refused('Please choose a JPG or PNG picture');
  const picture = await rewrite(bytes);
  if (!picture) return refused('This picture could not be read. Please try another one.');
  const id = newId();
  const file = photoFile(shop.config.dataDir, id);
  await mkdir(path.dirname(file), { recursive: true });
  // Under its name only when it is whole.
  const photo = { id, contentType: 'image/jpeg', bytes: picture.length };
  try {
    await writeFile(`${file}.part`, picture, { mode: 0o600 });
    await rename(`${file}.part`, file);
    await store(shop.db, (trx) => insertPhoto(trx, photo, shop.now()));
  } catch (error) {
    await rm(`${file}.part`, { force: true });
    await rm(file, { force: true });
    throw error;
  }
  return { ok: true, value: { photoId: id } };
}

async function rewrite(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}

function refused(message: string): Result<never> {
  const fields = { photo: message };
  return { ok: false, failure: failure('unsupported-media', { message, fields }) };
}
