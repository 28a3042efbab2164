import { phoneKey } from 'shared/domain/rules/phoneKey';
import type { BookingReceipt } from 'shared/domain/types/booking';
import type { Result } from 'shared/domain/types/failure';
import { receiptOf } from 'shared/domain/rules/newBooking';
import { addLink } from '../bookings/bookingLinks';
import { BOOKING_COLUMNS, toBooking } from '../bookings/bookingRows';
import { lockKeys } from '../db/lockKeys';
import type { Trx } from '../db/schema';
import { inTransaction } from '../db/transact';
import { failure } from '../http/failures';
import type { Shop } from '../shop';
import { takeCode, trackingHash, type Opened } from './trackingCodes';

/** Older visits are had by their own links. */
const MOST_VISITS = 20;

const WRONG = 'This code is not right, or it has expired. Please check it, or ask for a new one.';
const REFUSAL = failure('invalid', { message: WRONG, fields: { code: WRONG } });

/** The visits of whoever got a code for this number by text or mail, newest first, each with a private link of its own; a wrong code and an unknown number are refused alike. */
export async function openVisits(
  shop: Shop,
  { phone, code }: { phone: string; code: string },
  network: string,
): Promise<Result<{ visits: BookingReceipt[] }>> {
  const now = shop.now();
  const phoneHash = await trackingHash(shop.db, phoneKey(phone));
  const codeHash = await trackingHash(shop.db, phoneHash, code.replace(/\D/g, ''));
  // Not undone by the refusal: a wrong code counts.
  const visits = await inTransaction(shop.db, async (trx) => {
    await lockKeys(trx, shop.db.engine, [`tracking ${phoneHash}`]);
    const opened = await takeCode(trx, { phoneHash, codeHash, network }, now);
    return opened && visitsBeside(trx, opened, now);
  });
  return visits ? { ok: true, value: { visits } } : { ok: false, failure: REFUSAL };
}

async function visitsBeside(
  trx: Trx,
  { bookingId, reach }: Opened,
  now: Date,
): Promise<BookingReceipt[]> {
  const owner = await trx
    .selectFrom('bookings')
    .select(['phone_key', 'email_key'])
    .where('id', '=', bookingId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  const { phone_key: phone = '', email_key: address = '' } = owner ?? {};
  if (!phone || (reach === 'address' && !address)) return [];
  const rows = await trx
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .where('phone_key', '=', phone)
    .$if(reach === 'address', (query) => query.where('email_key', '=', address))
    .where('erased_at', 'is', null)
    .where('spam_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_VISITS)
    .execute();
  const visits: BookingReceipt[] = [];
  for (const row of rows) visits.push(receiptOf(toBooking(row), await addLink(trx, row.id, now)));
  return visits;
}
