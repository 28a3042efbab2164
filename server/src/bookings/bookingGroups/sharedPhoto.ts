import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { findBookingByToken } from '../bookingLinks';
import { refused } from '../../runtime';
import { findPhoto, photoFile } from '../../photos';
import type { Shop } from '../shop';
import { isShared } from './storedBookingPhotos';

/**
 * Returns a photo that staff share with the customer who has the private link, as a `data:`
 * address. If the photo is not shared or does not exist, returns the same error.
 */
export async function readSharedPhoto(
  { db, files }: Shop,
  token: string,
  photoId: string,
): Promise<Result<{ picture: string }>> {
  const unknown = refused('not-found');
  const booking = await findBookingByToken(db, token);
  if (!booking || !(await isShared(db, booking.id, photoId))) return unknown;
  const photo = await findPhoto(db, photoId);
  const bytes = photo && (await files.read(photoFile(photo.id)));
  if (!photo || !bytes) return unknown;
  const picture = `data:${photo.contentType};base64,${bytes.toString('base64')}`;
  return { ok: true, value: { picture } };
}
