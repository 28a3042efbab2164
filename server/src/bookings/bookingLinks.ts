import type { Booking } from 'shared/domain/types/booking';
import { BOOKING_COLUMNS, toBooking } from './bookingRows';
import { hashOf, newSecret } from '../db/ids';
import type { Reads, Trx } from '../db/schema';

/** The booking behind a private link; null for a wrong, rotated or erased one. */
export async function findBookingByToken(trx: Reads, token: string): Promise<Booking | null> {
  const hash = hashOf(token);
  const first = trx.selectFrom('bookings').select('id').where('token_hash', '=', hash);
  const further = trx
    .selectFrom('booking_links')
    .select('booking_id as id')
    .where('token_hash', '=', hash);
  const row = await trx
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .where('id', 'in', first.unionAll(further))
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row ? toBooking(row) : null;
}

/** Whether a secret went out by mail, and to nobody else. */
export async function isMailedToken(trx: Reads, token: string): Promise<boolean> {
  const row = await trx
    .selectFrom('booking_links')
    .select('booking_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row !== undefined;
}

/** One more secret for a booking, for a mail; those given out before stay good. */
export async function addLink(trx: Trx, bookingId: string, now: Date): Promise<string> {
  const token = newSecret();
  await trx
    .insertInto('booking_links')
    .values({ token_hash: hashOf(token), booking_id: bookingId, created_at: now.toISOString() })
    .execute();
  return token;
}

/** A new secret; every one given out before ends. */
export async function rotateLinks(trx: Trx, bookingId: string): Promise<string> {
  const token = newSecret();
  await endLinks(trx, bookingId);
  const booking = trx.updateTable('bookings').set({ token_hash: hashOf(token) });
  await booking.where('id', '=', bookingId).execute();
  return token;
}

/** Ends every private link of a booking, and the codes that would lead to one. */
export async function endLinks(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom('booking_links').where('booking_id', '=', bookingId).execute();
  await trx.deleteFrom('tracking_codes').where('booking_id', '=', bookingId).execute();
  const booking = trx.updateTable('bookings').set({ token_hash: null });
  await booking.where('id', '=', bookingId).execute();
}
