import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { ErasedCustomer } from '@mcs-repairs/shared/domain/types/customer';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import {
  BOOKING_COLUMNS,
  cancelOpen,
  eraseBooking,
  holdSchedule,
  type LeftFiles,
  mainKeyOf,
  MERGES,
  numbersOf,
  removeTraces,
  toBooking,
} from '../bookings';
import { change } from '../changes';
import { eraseFollows } from '../community';
import { type Engine, heldRows, lockKeys, type Trx } from '../db';
import { eraseRequests } from '../inquiries';
import { reachFiles } from '../runtime';
import type { Shop } from './shop';
import { type Actor, noteLog } from '../auth';

/**
 * Erases all personal data that belong to a customer's phone numbers. Also cancels the customer's
 * open appointments.
 */
export async function eraseCustomer(
  shop: Shop,
  phoneKey: string,
  by: Actor,
): Promise<Result<ErasedCustomer>> {
  let left: LeftFiles[] = [];
  await reachFiles(shop.files);
  const outcome = await change<ErasedCustomer>(shop, 'bookings', async (trx, changed) => {
    left = [];
    await lockKeys(trx, shop.db.engine, [MERGES]);
    await holdSchedule(shop, trx);
    const numbers = await numbersOf(trx, await mainKeyOf(trx, phoneKey));
    const bookings = await holdBookingsOf(trx, shop.db.engine, numbers);
    const here = bookings.find(isInShop);
    if (here) {
      const message = `The device of visit ${here.reference} is still in the shop. It can be erased once it was collected.`;
      return { ok: false, failure: { code: 'conflict', message } };
    }
    await eraseFollows(trx, await emailKeysOf(trx, numbers));
    const { mails, ...gone } = await eraseRequests(trx, shop.db.engine, numbers);
    left.push({ photos: [], mails });
    const notes = await deleteNotes(trx, numbers);
    await trx.deleteFrom('customer_merges').where('phone_key', 'in', numbers).execute();
    await forgetMerges(trx, numbers);
    for (const booking of bookings) {
      await cancelOpen(trx, booking, by, shop.now());
      left.push(await eraseBooking(trx, booking.id, shop.now()));
      changed(booking.id);
    }
    const detail = `erased a customer, ${bookings.length} bookings`;
    await noteLog(trx, { event: 'bookings-cleared', detail }, by, shop.now());
    return { ok: true, value: { bookings: bookings.length, ...gone, notes } };
  });
  if (outcome.ok) for (const files of left) await removeTraces(shop, files);
  return outcome;
}

const isInShop = ({ status, stage, collectedAt }: Booking) =>
  status === 'in_progress' || (stage !== undefined && !collectedAt);

/**
 * Returns the bookings of these numbers, and locks them. Other changes of these bookings run either
 * before or after the erasure.
 */
async function holdBookingsOf(
  trx: Trx,
  engine: Engine,
  numbers: readonly string[],
): Promise<Booking[]> {
  const bookings = trx
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .where('phone_key', 'in', numbers)
    .orderBy('id');
  return (await heldRows(bookings, engine).execute()).map(toBooking);
}

async function emailKeysOf(trx: Trx, numbers: readonly string[]): Promise<string[]> {
  const keysIn = (table: 'bookings' | 'enquiries' | 'quote_requests') =>
    trx
      .selectFrom<'bookings' | 'enquiries' | 'quote_requests'>(table)
      .select('email_key')
      .where('phone_key', 'in', numbers)
      .execute();
  const rows = [
    ...(await keysIn('bookings')),
    ...(await keysIn('enquiries')),
    ...(await keysIn('quote_requests')),
  ];
  return [...new Set(rows.map(({ email_key }) => email_key ?? ''))];
}

async function deleteNotes(trx: Trx, numbers: readonly string[]): Promise<number> {
  const notes = trx.deleteFrom('customer_notes').where('phone_key', 'in', numbers);
  return (await notes.returning('id').execute()).length;
}

/**
 * Deletes these merges from the log, even if they were undone, because the log contains the phone
 * numbers.
 */
async function forgetMerges(trx: Trx, numbers: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('customer_merge_log')
    .where((row) => row.or([row('main_key', 'in', numbers), row('other_key', 'in', numbers)]))
    .execute();
}
