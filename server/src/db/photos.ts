import type { Trx } from './schema';

export type StoredPhoto = { id: string; contentType: string; bytes: number };

export async function insertPhoto(trx: Trx, photo: StoredPhoto, now: Date): Promise<void> {
  await trx
    .insertInto('photos')
    .values({
      id: photo.id,
      content_type: photo.contentType,
      bytes: photo.bytes,
      booking_id: null,
      created_at: now.toISOString(),
    })
    .execute();
}

/** Binds an uploaded photo to its booking; false when there is none, or another booking has it. */
export async function claimPhoto(trx: Trx, id: string, bookingId: string): Promise<boolean> {
  const claimed = await trx
    .updateTable('photos')
    .set({ booking_id: bookingId })
    .where('id', '=', id)
    .where('booking_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function findPhoto(trx: Trx, id: string): Promise<StoredPhoto | null> {
  const row = await trx
    .selectFrom('photos')
    .select(['id', 'content_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { id: row.id, contentType: row.content_type, bytes: row.bytes } : null;
}
