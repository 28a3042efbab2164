import { phoneKey } from '@mcs-repairs/shared/domain/types/phoneNumber';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { receiptOf } from '@mcs-repairs/shared/domain/rules/newBooking';
import { addLink } from '../bookingLinks';
import { BOOKING_COLUMNS, toBooking } from '../bookingRows';
import { heldRows, inTransaction, lockKeys, type Trx } from '../../db';
import { failure } from '../../runtime';
import type { Shop } from '../shop';
import { takeCode, trackingHash, type Opened } from './trackingCodes';

/**
 * The maximum number of bookings that one code shows. Customers can open older bookings with the
 * links of these bookings.
 */
const MOST_VISITS = 20;

const WRONG = 'This code is not right, or it has expired. Please check it, or ask for a new one.';
const REFUSAL = failure('invalid', { message: WRONG, fields: { code: WRONG } });

/**
 * Exchanges a code for the customer's bookings, newest first, each with a new private link. A wrong
 * code and an unknown phone number cause the same error.
 */
export async function openVisits(
  shop: Shop,
  { phone, code }: { phone: string; code: string },
  network: string,
): Promise<Result<{ visits: BookingReceipt[] }>> {
  const now = shop.now();
  const key = phoneKey(phone);
  const phoneHash = await trackingHash(shop.db, key);
  const codeHash = await trackingHash(shop.db, phoneHash, code.replace(/\D/g, ''));
  // This transaction is separate from the check of the code. If it fails, a wrong code is still
  // counted.
  const visits = await inTransaction(shop.db, async (trx) => {
    await lockKeys(trx, shop.db.engine, [`tracking ${phoneHash}`]);
    const opened = await takeCode(trx, { phoneHash, codeHash, network }, now);
    return opened && visitsOf(shop, trx, key, opened);
  });
  return visits ? { ok: true, value: { visits } } : { ok: false, failure: REFUSAL };
}

/**
 * Returns the bookings that a code shows, and locks them. They have the code's phone number. For an
 * emailed code, they also have the email address that received it. If staff change a contact at the
 * same moment, the booking is left out, or its new link ends.
 */
async function visitsOf(
  shop: Shop,
  trx: Trx,
  key: string,
  opened: Opened,
): Promise<BookingReceipt[]> {
  const address = opened.reach === 'address' ? await provedAddress(shop, trx, opened) : undefined;
  if (!key || address === '') return [];
  const ofCustomer = trx
    .selectFrom('bookings')
    .where('phone_key', '=', key)
    .$if(address !== undefined, (query) => query.where('email_key', '=', address ?? ''))
    .where('erased_at', 'is', null)
    .where('spam_at', 'is', null);
  const newest = await ofCustomer
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_VISITS)
    .execute();
  const ids = newest.map(({ id }) => id);
  if (!ids.length) return [];
  const still = ofCustomer.select(BOOKING_COLUMNS).where('id', 'in', ids).orderBy('id');
  const held = new Map(
    (await heldRows(still, shop.db.engine).execute()).map((row) => [row.id, toBooking(row)]),
  );
  const visits: BookingReceipt[] = [];
  for (const id of ids) {
    const booking = held.get(id);
    if (booking) visits.push(receiptOf(booking, await addLink(shop, trx, id)));
  }
  return visits;
}

/**
 * Returns the email address that received a code. Empty if staff have changed the booking's address
 * since.
 */
async function provedAddress(
  { db }: Shop,
  trx: Trx,
  { bookingId, addressHash }: Opened,
): Promise<string> {
  const owner = await trx
    .selectFrom('bookings')
    .select('email_key')
    .where('id', '=', bookingId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  const address = owner?.email_key ?? '';
  return address && (await trackingHash(db, 'address', address)) === addressHash ? address : '';
}
