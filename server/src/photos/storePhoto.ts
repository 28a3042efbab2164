import { mkdir, open, rename, rm } from 'node:fs/promises';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { newId, transact } from '../db';
import { insertPhoto } from './storedPhotos';
import type { Shop } from './shop';
import { photoFile, photoFolder } from './photoFiles';
import { refuseForQuota, removeGivenUp } from './photoQuota';
import { refusedPicture, rewritePicture } from './rewritePicture';

/** The limit in the hint beside the upload box: JPG or PNG, max 5MB (specification, section 5). */
export const LARGEST_PHOTO = 5 << 20;

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
const isPng = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));

/**
 * Stores a photo after checking its content and encoding it again, which removes the location and
 * the camera of the original.
 */
export async function storePhoto(
  shop: Shop,
  bytes: Buffer,
  network: string,
): Promise<Result<{ photoId: string }>> {
  if (!isJpeg(bytes) && !isPng(bytes)) return refusedPicture('Please choose a JPG or PNG picture');
  const picture = await rewritePicture(bytes);
  if (!picture.ok) return picture;
  const id = newId();
  const file = photoFile(shop.config.dataDir, id);
  await mkdir(photoFolder(shop.config.dataDir), { recursive: true, mode: 0o700 });
  try {
    // The file is written before the row. If the process is killed in between, the retention job
    // finds the file. A row without a file would mean a lost photo.
    await writeWhole(file, picture.value);
    const stored = await keep(shop, { id, bytes: picture.value.length, network });
    if (!stored.ok) await rm(file, { force: true });
    return stored;
  } catch (error) {
    await rm(`${file}.part`, { force: true });
    await rm(file, { force: true });
    throw error;
  }
}

/** The file gets its name only when it is complete and synced to the disk. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = await open(`${file}.part`, 'w', 0o600);
  try {
    await part.writeFile(content);
    await part.sync();
  } finally {
    await part.close();
  }
  await rename(`${file}.part`, file);
}

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

/** Checks whether there is space before the upload is read, and frees space if possible. */
export async function refuseUpload(shop: Shop, network: string) {
  const refusal = await refuseForQuota(shop, shop.db, network, 1);
  if (refusal?.code !== 'unavailable') return refusal;
  await removeGivenUp(shop);
  return refuseForQuota(shop, shop.db, network, 1);
}
