import { nationalNumber } from '@mcs-repairs/shared/domain/types/phoneNumber';
import { referencesMeant } from '@mcs-repairs/shared/domain/rules/reference';
import { phoneDigits } from '@mcs-repairs/shared/domain/rules/bookingKeys';
import { holdBooking } from '../storedBookings';
import { inTransaction, lockKeys } from '../../db';
import { promiseMail, recipientKey } from '../promiseMail';
import type { Shop } from '../shop';

/**
 * The response is the same whether the booking exists or not, and for a wrong phone number.
 * Otherwise, strangers could find out which bookings exist.
 */
export const LOOKUP_ANSWER = {
  message:
    'If a booking matches, its link is on its way to the email address that it was made with.',
};

/** For this many milliseconds after a booking's link was sent, further requests send no link. */
const AGAIN_MS = 5 * 60_000;

/**
 * Emails the private link of the booking with this reference and phone number. The visitor may type
 * both in any notation.
 */
export async function sendBookingLink(
  shop: Shop,
  question: { reference: string; phone: string },
): Promise<typeof LOOKUP_ANSWER> {
  const now = shop.now();
  const meant = referencesMeant(question.reference);
  const rows = await shop.db
    .selectFrom('bookings')
    .select([
      'id',
      'reference',
      'customer_phone',
      'email_key',
      'appointment_date',
      'appointment_time',
    ])
    .where('reference', 'in', meant)
    .where('erased_at', 'is', null)
    .execute();
  const [row] = rows
    .filter(({ customer_phone }) => isSamePhone(customer_phone, question.phone))
    .toSorted((a, b) => meant.indexOf(a.reference) - meant.indexOf(b.reference));
  if (!row) return LOOKUP_ANSWER;
  const { id, appointment_date: appointmentDate, appointment_time: appointmentTime } = row;
  const since = new Date(now.getTime() - AGAIN_MS).toISOString();
  await inTransaction(shop.db, async (trx) => {
    if (shop.config.rateLimits > 0)
      await lockKeys(trx, shop.db.engine, [recipientKey(row.email_key)]);
    const held = await holdBooking(trx, shop.db.engine, id);
    // Staff have changed the phone number since the request. The link would go to another customer.
    if (!held || !isSamePhone(held.customerPhone, question.phone)) return;
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

/** Compares two phone numbers outside Nepal by their last ten digits, if both have at least ten. */
function isSameAbroad(kept: string, typed: string): boolean {
  const digits = phoneDigits(typed);
  return digits.length === 10 && digits === phoneDigits(kept);
}
