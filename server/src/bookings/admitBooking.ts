import { phoneKey } from '@mcs-repairs/shared/domain/rules/phoneKey';
import { emailKey } from './contactKeys';
import type { BookingRequest } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { countOpenAppointments } from './openAppointments';
import type { Trx } from '../db';
import { failure } from '../runtime';
import { recipientKey } from './promiseMail';
import type { Shop } from './shop';
import { admit, isLimited, type Sender } from '../abuseLimits';
import { isRush } from './rush';

/** Decides whether this sender and this contact may store one more booking. Returns the refusal when not. */
export async function admitBooking(
  trx: Trx,
  shop: Shop,
  request: BookingRequest,
  sender: Sender,
): Promise<Failure | null> {
  if (!isLimited(shop, sender)) return null;
  const contact = contactOf(request);
  // A missing contact gets no lock, so that bookings without one do not wait for each other.
  const email = emailKey(contact.customerEmail);
  const phone = phoneKey(contact.customerPhone);
  const keys = [...(email ? [recipientKey(email)] : []), ...(phone ? [`phone ${phone}`] : [])];
  const refusal = await admit(trx, shop, 'booking', sender, keys);
  if (refusal || request.kind === 'request') return refusal;
  const { openAppointments } = shop.config.limits;
  const open = await countOpenAppointments(trx, contact, shop.now());
  if (open < openAppointments) return null;
  const message = `There are already ${openAppointments} open appointments under this phone number or e-mail address. If you need another one, please call us on ${shop.config.shop.phone}: we will gladly arrange it.`;
  return failure('limit-reached', { message });
}

/** Returns until when a new appointment is held for confirmation. Undefined when no confirmation is needed. */
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
