import { nationalNumber } from 'shared/domain/rules/phoneHint';
import { normalizeReference } from 'shared/domain/rules/reference';
import { phoneDigits } from '../bookings/bookingRows';
import { lockKeys } from '../db/lockKeys';
import { inTransaction } from '../db/transact';
import { promiseMail, recipientKey } from '../bookings/promiseMail';
import type { Shop } from '../shop';

/** The same for a booking that was found, one that was not, and a wrong number: the answer tells a stranger nothing. */
export const LOOKUP_ANSWER = {
  message:
    'If a booking matches, its link is on its way to the e-mail address that it was made with.',
};

/** One link a booking in this time, however often it is asked for. */
const AGAIN_MS = 5 * 60_000;

/** Mails the private link of the booking with this reference and phone number; however both were typed. */
export async function sendBookingLink(
  shop: Shop,
  question: { reference: string; phone: string },
): Promise<typeof LOOKUP_ANSWER> {
  const now = shop.now();
  const reference = normalizeReference(question.reference);
  const row = await shop.db
    .selectFrom('bookings')
    .select(['id', 'customer_phone', 'email_key', 'appointment_date', 'appointment_time'])
    .where('reference', '=', reference)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row || !isSamePhone(row.customer_phone, question.phone)) return LOOKUP_ANSWER;
  const { id, appointment_date: appointmentDate, appointment_time: appointmentTime } = row;
  const since = new Date(now.getTime() - AGAIN_MS).toISOString();
  await inTransaction(shop.db, async (trx) => {
    if (shop.config.rateLimits > 0)
      await lockKeys(trx, shop.db.engine, [recipientKey(row.email_key)]);
    const recent = await trx
      .selectFrom('outbox')
      .select('id')
      .where('booking_id', '=', id)
      .where('kind', '=', 'booking-link')
      .where('created_at', '>', since)
      .executeTakeFirst();
    if (!recent) {
      await promiseMail(shop, trx, { id, appointmentDate, appointmentTime }, 'booking-link');
    }
  });
  return LOOKUP_ANSWER;
}

function isSamePhone(kept: string, typed: string): boolean {
  const wanted = nationalNumber(typed);
  if (wanted === '') return false;
  return wanted === nationalNumber(kept) || isSameAbroad(kept, typed);
}

/** Numbers of other countries: the last ten digits, when there are as many. */
function isSameAbroad(kept: string, typed: string): boolean {
  const digits = phoneDigits(typed);
  return digits.length === 10 && digits === phoneDigits(kept);
}
