import { sql } from 'kysely';
import { AWAITED } from '@mcs-repairs/shared/domain/rules/today';
import { phoneKey } from '@mcs-repairs/shared/domain/types/phoneNumber';
import { checkAppointment } from '@mcs-repairs/shared/domain/rules/availability';
import { newBooking, receiptOf } from '@mcs-repairs/shared/domain/rules/newBooking';
import type { Booking, OwnReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { BookingRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { DEFAULT_CITY, isInValley } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { alertStaff } from '../notifications';
import { noteAudit } from './bookingHistory';
import { insertBooking } from './bookingRows';
import { failure } from '../runtime';
import { type Actor, CUSTOMER } from '../auth';
import { hashOf, newId, newSecret, type Trx } from '../db';
import { keepPlace } from './pickups/storedPickups';
import { claimPhoto } from '../photos';
import { takeSlot } from './openingHours/slots';
import { promiseMail, recipientKey } from './promiseMail';
import { currentSchedule, holdSchedule, lastSchedule } from './openingHours/currentSchedule';
import type { Schedule } from '@mcs-repairs/shared/domain/types/schedule';
import type { Shop } from './shop';
import { admit, count, isLimited, type Sender, submitOnce } from '../abuseLimits';
import { emailKey } from './contactKeys';
import { isRush } from './rush';

type Outcome = Result<OwnReceipt> & { replayed?: boolean };

/**
 * Stores a booking with its slot, history, message and response in one transaction. If the request
 * is repeated, returns the first response again.
 */
export async function createBooking(
  shop: Shop,
  request: BookingRequest,
  idempotencyKey?: string,
  sender: Sender = null,
  by: Actor = CUSTOMER,
): Promise<Outcome> {
  const token = newSecret();
  const { schedule, refusal } = await judgeTime(shop, request);
  return submitOnce(
    shop,
    { topic: 'bookings', scope: 'bookings', key: idempotencyKey, body: request },
    async (trx, changed) => {
      const placed = await placeBooking(shop, trx, request, { token, sender, schedule, by });
      if (!placed.ok) return placed;
      changed(placed.value.id);
      const receipt = receiptOf(placed.value, token);
      const { customerPhone } = placed.value;
      return {
        ok: true,
        value: { ...receipt, customerPhone, pickupAddress: addressOf(request) },
      };
    },
    () => refusal,
  );
}

/**
 * Checks the requested time with the cached opening hours, which needs no query. The cache may be
 * outdated, so the function reads the stored opening hours before it returns an error. `takeSlot`
 * checks the time again.
 */
async function judgeTime(shop: Shop, request: BookingRequest) {
  const last = lastSchedule(shop)?.schedule;
  if (last && !refuseTime(shop, request, last)) return { schedule: last, refusal: null };
  const { schedule } = await currentSchedule(shop);
  return { schedule, refusal: refuseTime(shop, request, schedule) };
}

/**
 * Checks only the rules of the calendar. Whether the slot is free is decided later, in the
 * database.
 */
function refuseTime(shop: Shop, request: BookingRequest, schedule: Schedule): Failure | null {
  if (request.kind === 'request') return null;
  const check = checkAppointment(request, { ...schedule, now: shop.now() });
  if (check.ok) return null;
  const { code, message, field } = check;
  return { code, message, fields: { [field]: message } };
}

async function placeBooking(
  shop: Shop,
  trx: Trx,
  request: BookingRequest,
  {
    token,
    sender,
    schedule: seen,
    by,
  }: { token: string; sender: Sender; schedule: Schedule; by: Actor },
): Promise<Result<Booking>> {
  const refusal = await admitBooking(trx, shop, request, sender);
  if (refusal) return { ok: false, failure: refusal };
  if (request.kind === 'appointment') {
    const { appointmentDate, appointmentTime } = request;
    const { schedule } = await holdSchedule(shop, trx);
    // After the first check with the cached opening hours, the owner may have closed the shop.
    const closed = schedule === seen ? null : refuseTime(shop, request, schedule);
    if (closed) return { ok: false, failure: closed };
    if (!(await takeSlot(trx, appointmentDate, appointmentTime, schedule.capacity))) {
      const message = 'Someone else has just booked this time. Please choose another one.';
      return { ok: false, failure: { code: 'slot-taken', message } };
    }
  }
  const heldUntil = await holdOf(trx, shop, request, sender);
  const booking = await storeBooking(shop, trx, request, { token, heldUntil });
  await keepAddress(trx, booking.id, request);
  await count(trx, shop, 'booking', sender, booking.id);
  const entry = { from: null, to: booking.status, by };
  await noteAudit(trx, booking.id, entry, shop.now());
  const { reference } = booking;
  await alertStaff(trx, { event: 'booking', reference }, shop.now());
  // The link in this email has a separate token. Only somebody who received this email may confirm
  // the booking and keep the slot.
  if (heldUntil) await promiseMail(shop, trx, booking, 'booking-held');
  else await promiseMail(shop, trx, booking, 'booking-received', { token });
  return { ok: true, value: booking };
}

const addressOf = (request: BookingRequest) =>
  request.kind === 'request' && request.serviceType === 'pickup'
    ? request.pickupAddress
    : undefined;

/**
 * Stores the address of a request for a pickup, in the same form as an address that staff enter.
 */
async function keepAddress(trx: Trx, id: string, request: BookingRequest): Promise<void> {
  const address = addressOf(request);
  if (!address || request.kind !== 'request') return;
  const area = request.city.trim() || DEFAULT_CITY;
  const terms = isInValley(area) ? 'valley' : 'courier';
  const unknown = { landmark: '', contactName: '', contactPhone: '' };
  await keepPlace(trx, id, { ...unknown, address, area, terms }, null);
}

async function storeBooking(
  shop: Shop,
  trx: Trx,
  request: BookingRequest,
  { token, heldUntil }: { token: string; heldUntil: string | undefined },
): Promise<Booking> {
  const id = newId();
  const now = shop.now();
  // If the photo does not exist, the booking is stored without it (docs/conformance/readings.md,
  // Photos).
  const hasPhoto = request.photoId !== undefined && (await claimPhoto(trx, request.photoId, id));
  const kept = hasPhoto ? request : { ...request, photoId: undefined };
  const stored = { tokenHash: hashOf(token), terms: await shop.termsInForce(trx) };
  const fault = kept.kind === 'appointment' ? await shop.bookedFault(trx, kept) : undefined;
  return shop.references.give(trx, request.kind, async (reference) => {
    const booking = { ...newBooking(kept, { id, reference, now, fault }), heldUntil };
    return (await insertBooking(trx, booking, stored)) ? booking : null;
  });
}

/**
 * Decides whether this sender may store one more booking with this contact. Returns the error, or
 * null if they may.
 */
async function admitBooking(
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
async function holdOf(
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
