import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { newId, transact } from '../db';
import { FilesAway, type Files, refused } from '../runtime';
import { insertPhoto } from './storedPhotos';
import type { Shop } from './shop';
import { photoFile, removePhotoFiles } from './photoFiles';
import { refuseForQuota, removeGivenUp } from './photoQuota';
import { cutOut, type Part, refusedPicture, rewritePicture } from './rewritePicture';

/**
 * The maximum size of a photo in megabytes, as the upload box says: JPG or PNG, max 5MB
 * (specification, section 5).
 */
export const MEGABYTES = 5;

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
const isPng = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));

/** A picture that is ready to be stored: a JPEG without metadata. */
export type Picture = { id: string; bytes: number; width: number; height: number };

/**
 * Checks a picture, and encodes it again without location and camera data. Writes the file, and
 * then calls `keep` to store the row. If `keep` rejects the picture, deletes the file.
 */
export async function storePicture<Value>(
  { files }: { files: Files },
  original: Buffer,
  keep: (picture: Picture) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  if (!isJpeg(original) && !isPng(original))
    return refusedPicture('Please choose a JPG or PNG picture');
  const rewritten = await rewritePicture(original);
  if (!rewritten.ok) return rewritten;
  const { data, width, height } = rewritten.value;
  const id = newId();
  // The file is written before the row. If the process ends in between, a job deletes the file
  // without a row. In the other order, there could be a row without a file, and the photo would be
  // lost.
  try {
    await files.write(photoFile(id), data);
  } catch (error) {
    if (error instanceof FilesAway) return notStored();
    throw error;
  }
  const stored = await keep({ id, bytes: data.length, width, height });
  if (!stored.ok) await removePhotoFiles(files, [id]);
  return stored;
}

function notStored(): Result<never> {
  const message =
    'We cannot store photos right now. Please try again in a moment, or continue without one.';
  return refused('unavailable', { message, fields: { photo: message }, retryAfterSeconds: 10 });
}

/** Returns a part of a stored picture as a new picture that is ready to be stored. */
export async function cutPicture(files: Files, id: string, part: Part): Promise<Result<Buffer>> {
  try {
    const jpeg = await files.read(photoFile(id));
    return jpeg ? await cutOut(jpeg, part) : refused('not-found');
  } catch (error) {
    if (error instanceof FilesAway) return notStored();
    throw error;
  }
}

/** Stores the photo of a visitor. No booking uses it yet. */
export const storePhoto = (shop: Shop, bytes: Buffer, network: string) =>
  storePicture(shop, bytes, (picture) => keep(shop, { ...picture, network }));

async function keep(
  shop: Shop,
  { id, bytes, network }: { id: string; bytes: number; network: string },
): Promise<Result<{ photoId: string }>> {
  const photo = { id, contentType: 'image/jpeg', bytes };
  return transact(shop.db, async (trx) => {
    const refusal = await refuseForQuota(shop, trx, network, bytes);
    if (refusal) return { ok: false, failure: refusal };
    await insertPhoto(trx, photo, network, shop.now());
    return { ok: true, value: { photoId: id } };
  });
}

/**
 * Before the upload is read, checks whether there is enough space for a photo. If there is too
 * little, deletes old photos that no booking uses.
 */
export async function refuseUpload(shop: Shop, network: string) {
  const refusal = await refuseForQuota(shop, shop.db, network, 1);
  if (refusal?.code !== 'unavailable') return refusal;
  await removeGivenUp(shop);
  return refuseForQuota(shop, shop.db, network, 1);
}
