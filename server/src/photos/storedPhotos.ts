import { sql } from 'kysely';
import type { Reads, Trx } from '../db';

export type StoredPhoto = { id: string; contentType: string; bytes: number };

/**
 * Stores the row of an uploaded photo. It contains the sender's network until a booking uses the
 * photo.
 */
export async function insertPhoto(
  trx: Trx,
  photo: StoredPhoto,
  network: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('photos')
    .values({
      id: photo.id,
      content_type: photo.contentType,
      bytes: photo.bytes,
      booking_id: null,
      network,
      created_at: now.toISOString(),
    })
    .execute();
}

/**
 * Returns the size in bytes of all photos that no booking uses. Also returns the size of such
 * photos from one network.
 */
export async function unclaimedBytes(
  trx: Reads,
  network: string,
): Promise<{ all: number; ofNetwork: number }> {
  const sums = await trx
    .selectFrom('photos')
    .select([
      sql<number | string>`coalesce(sum(bytes), 0)`.as('all'),
      sql<
        number | string
      >`coalesce(sum(case when network = ${network} then bytes else 0 end), 0)`.as('ofNetwork'),
    ])
    .where('booking_id', 'is', null)
    .executeTakeFirstOrThrow();
  return { all: Number(sums.all), ofNetwork: Number(sums.ofNetwork) };
}

/**
 * Assigns an uploaded photo to a booking. Returns false if the photo does not exist or another
 * booking uses it.
 */
export async function claimPhoto(trx: Trx, id: string, bookingId: string): Promise<boolean> {
  const claimed = await trx
    .updateTable('photos')
    .set({ booking_id: bookingId, network: null })
    .where('id', '=', id)
    .where('booking_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function findPhoto(trx: Reads, id: string): Promise<StoredPhoto | null> {
  const row = await trx
    .selectFrom('photos')
    .select(['id', 'content_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { id: row.id, contentType: row.content_type, bytes: row.bytes } : null;
}

/** Returns photos that no booking uses and that are older than an instant, oldest first. */
export async function unclaimedBefore(trx: Reads, before: Date, limit: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('photos')
    .select('id')
    .where('booking_id', 'is', null)
    .where('created_at', '<', before.toISOString())
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The tables whose rows have a file in the folder of photos. */
export const PHOTO_TABLES = [
  'photos',
  'goods_photos',
  'goods_files',
  'model_photos',
  'post_pictures',
] as const;
type PhotoTable = (typeof PHOTO_TABLES)[number];

/** Returns every photo that has a row in these tables. */
export function storedFiles(trx: Reads, [first, ...others]: readonly PhotoTable[] = PHOTO_TABLES) {
  const rowsOf = (table: PhotoTable) => trx.selectFrom(table).select(['id', 'bytes']);
  return others.reduce((all, table) => all.unionAll(rowsOf(table)), rowsOf(first ?? 'photos'));
}

/** Returns those of the given photo ids that have a row. */
export async function knownPhotos(trx: Reads, ids: readonly string[]): Promise<Set<string>> {
  if (!ids.length) return new Set();
  const rows = await trx
    .selectFrom(storedFiles(trx).as('stored'))
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Deletes the rows of photos, and removes the photos from their bookings. The caller must then
 * delete the files.
 */
export async function deletePhotos(trx: Trx, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  const bookings = trx.updateTable('bookings').set({ photo_id: null });
  await bookings.where('photo_id', 'in', ids).execute();
  await trx.deleteFrom('photos').where('id', 'in', ids).execute();
}
