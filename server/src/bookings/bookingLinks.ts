import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { BOOKING_COLUMNS, toBooking } from './bookingRows';
import { holdBooking } from './storedBookings';
import { hashOf, newSecret, type Reads, type Trx } from '../db';
import type { Shop } from './shop';

/**
 * The booking of a private link. The link on a printed ticket shows the booking, but cannot change
 * it (decision 052).
 */
export type LinkedBooking = { booking: Booking; isViewOnly: boolean };

/**
 * Returns the booking of a private link. Null if the link is wrong, was replaced, or the booking
 * was erased.
 */
export async function findLinkedBooking(trx: Reads, token: string): Promise<LinkedBooking | null> {
  const hash = hashOf(token);
  const first = trx.selectFrom('bookings').select('id').where('token_hash', '=', hash);
  const further = trx
    .selectFrom('booking_links')
    .select('booking_id as id')
    .where('token_hash', '=', hash);
  const row = await trx
    .selectFrom('bookings')
    .leftJoin('booking_links', (join) =>
      join.onRef('booking_id', '=', 'bookings.id').on('booking_links.token_hash', '=', hash),
    )
    .select(BOOKING_COLUMNS.map((column) => `bookings.${column}` as const))
    .select('view_only')
    .where('bookings.id', 'in', first.unionAll(further))
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row ? { booking: toBooking(row), isViewOnly: row.view_only === 1 } : null;
}

/**
 * Returns the booking of a private link, even if the link can show the booking but cannot change
 * it.
 */
export const findBookingByToken = async (trx: Reads, token: string): Promise<Booking | null> =>
  (await findLinkedBooking(trx, token))?.booking ?? null;

/**
 * Returns whether the private link of this token was only sent to the customer's mailbox or phone.
 * Nobody else has seen such a link.
 */
export async function isMailedToken(trx: Reads, token: string): Promise<boolean> {
  const row = await trx
    .selectFrom('booking_links')
    .select('booking_id')
    .where('token_hash', '=', hashOf(token))
    .where('view_only', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Adds one more private link to a booking. Earlier links stay valid. The function locks the
 * booking, so that a concurrent change of the contact also ends this link.
 */
export async function addLink(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  trx: Trx,
  bookingId: string,
  { isViewOnly = false } = {},
): Promise<string> {
  if (db.engine === 'postgres') await holdBooking(trx, db.engine, bookingId);
  const token = newSecret();
  await trx
    .insertInto('booking_links')
    .values({
      token_hash: hashOf(token),
      booking_id: bookingId,
      created_at: now().toISOString(),
      view_only: isViewOnly ? 1 : 0,
    })
    .execute();
  return token;
}

/** Replaces all private links of a booking with a new one. */
export async function rotateLinks(trx: Trx, bookingId: string): Promise<string> {
  const token = newSecret();
  await endLinks(trx, bookingId);
  const booking = trx.updateTable('bookings').set({ token_hash: hashOf(token) });
  await booking.where('id', '=', bookingId).execute();
  return token;
}

/**
 * Ends every private link of a booking. Also ends the codes with which the customer could get one.
 */
export async function endLinks(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom('booking_links').where('booking_id', '=', bookingId).execute();
  await trx.deleteFrom('tracking_codes').where('booking_id', '=', bookingId).execute();
  const booking = trx.updateTable('bookings').set({ token_hash: null });
  await booking.where('id', '=', bookingId).execute();
}
