import { readFile } from 'node:fs/promises';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { findBookingByToken } from '../bookingLinks';
import { refused } from '../../runtime';
import { findPhoto, photoFile } from '../../photos';
import type { Shop } from '../shop';
import { isShared } from './storedBookingPhotos';

/**
 * Returns a photo that staff share with the customer of a private link, as a `data:` address. In
 * every other case the error is the same.
 */
export async function readSharedPhoto(
  { db, config }: Shop,
  token: string,
  photoId: string,
): Promise<Result<{ picture: string }>> {
  const unknown = refused('not-found');
  const booking = await findBookingByToken(db, token);
  if (!booking || !(await isShared(db, booking.id, photoId))) return unknown;
  const photo = await findPhoto(db, photoId);
  const bytes = photo && (await readFile(photoFile(config.dataDir, photo.id)).catch(() => null));
  if (!photo || !bytes) return unknown;
  const picture = `data:${photo.contentType};base64,${bytes.toString('base64')}`;
  return { ok: true, value: { picture } };
}
