import { sql } from 'kysely';
import { AWAITED } from '@mcs-repairs/shared/domain/rules/today';
import { phoneKey } from '@mcs-repairs/shared/domain/types/phoneNumber';
import { emailKey } from './contactKeys';
import type { BookingRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import type { Trx } from '../db';
import { failure } from '../runtime';
import { recipientKey } from './promiseMail';
import type { Shop } from './shop';
import { admit, isLimited, type Sender } from '../abuseLimits';
import { isRush } from './rush';

/**
 * Decides whether this sender may store one more booking with this contact. Returns the error, or
 * null if they may.
 */
export async function admitBooking(
  trx: Trx,
  shop: Shop,
  request: BookingRequest,
  sender: Sender,
): Promise<Failure | null> {
  if (!isLimited(shop, sender)) return null;
  const contact = contactOf(request);
  // A booking without an email address gets no lock for the address. Otherwise, all such bookings
  // would wait for each other.
  const email = emailKey(contact.customerEmail);
  const phone = phoneKey(contact.customerPhone);
  const keys = [...(email ? [recipientKey(email)] : []), ...(phone ? [`phone ${phone}`] : [])];
  const refusal = await admit(trx, shop, 'booking', sender, keys);
  if (refusal || request.kind === 'request') return refusal;
  const { openAppointments } = shop.config.limits;
  const open = Math.max(
    await countBy(trx, 'email_key', email, shop.now()),
    await countBy(trx, 'phone_key', phone, shop.now()),
  );
  if (open < openAppointments) return null;
  const message = `There are already ${openAppointments} open appointments under this phone number or email address. If you need another one, please call us on ${shop.config.shop.phone}: we will gladly arrange it.`;
  return failure('limit-reached', { message });
}

/**
 * Returns until when a new appointment keeps its slot without a confirmation by the customer.
 * Undefined if no confirmation is needed.
 */
export async function holdOf(
  trx: Trx,
  shop: Shop,
  { kind }: BookingRequest,
  sender: Sender,
): Promise<string | undefined> {
  if (kind === 'request' || !isLimited(shop, sender)) return undefined;
  if (!(await isRush(trx, shop))) return undefined;
  return new Date(shop.now().getTime() + shop.config.limits.holdMinutes * 60_000).toISOString();
}

function contactOf(request: BookingRequest) {
  const [customerEmail = '', customerPhone = ''] =
    request.kind === 'request'
      ? [request.email, request.phone]
      : [request.customerEmail, request.customerPhone];
  return { customerEmail, customerPhone };
}

/** Counts the future appointments with this phone number or email address. */
async function countBy(
  trx: Trx,
  column: 'email_key' | 'phone_key',
  key: string,
  now: Date,
): Promise<number> {
  if (key === '') return 0;
  const row = await trx
    .selectFrom('bookings')
    .select(sql<number | string>`count(*)`.as('count'))
    .where(column, '=', key)
    .where('kind', '=', 'appointment')
    .where('status', 'in', AWAITED)
    .where('stage', 'is', null)
    .where('starts_key', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
