import type { BookingPhoto, NewBookingPhoto } from '@mcs-repairs/shared/domain/types/visit';
import type { Reads, Trx } from '../../db';

export async function insertBookingPhoto(
  trx: Trx,
  bookingId: string,
  { photoId, words, shared }: NewBookingPhoto,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('booking_photos')
    .values({
      photo_id: photoId,
      booking_id: bookingId,
      at: now.toISOString(),
      by_name: by,
      words,
      shared: shared ? 1 : 0,
    })
    .execute();
}

/** Returns the photos that staff added to a booking, oldest first. */
export async function bookingPhotosOf(trx: Reads, bookingId: string): Promise<BookingPhoto[]> {
  const rows = await trx
    .selectFrom('booking_photos')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('at')
    .orderBy('photo_id')
    .execute();
  return rows.map((row) => ({
    photoId: row.photo_id,
    words: row.words,
    shared: row.shared === 1,
    at: row.at,
    by: row.by_name,
  }));
}

/**
 * Shares a photo with the customer or stops sharing it. Returns false if the booking has no such
 * photo.
 */
export async function setShared(
  trx: Trx,
  { bookingId, photoId }: { bookingId: string; photoId: string },
  shared: boolean,
): Promise<boolean> {
  const row = await trx
    .updateTable('booking_photos')
    .set({ shared: shared ? 1 : 0 })
    .where('photo_id', '=', photoId)
    .where('booking_id', '=', bookingId)
    .returning('photo_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether the customer of a booking may see this photo. */
export async function isShared(trx: Reads, bookingId: string, photoId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('booking_photos')
    .select('photo_id')
    .where('photo_id', '=', photoId)
    .where('booking_id', '=', bookingId)
    .where('shared', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}
