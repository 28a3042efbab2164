import { sql } from 'kysely';
import { AWAITED } from '@mcs-repairs/shared/domain/rules/today';
import { refuseAppointment } from '@mcs-repairs/shared/domain/rules/availability';
import {
  type BookingKeys,
  type ContactKeys,
  contactKeysOf,
  keysOfBooking,
} from '@mcs-repairs/shared/domain/rules/bookingKeys';
import {
  type BookingDraft,
  newBooking,
  receiptOf,
} from '@mcs-repairs/shared/domain/rules/newBooking';
import type { Booking, OwnReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { BookingRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { KnownFault } from '@mcs-repairs/shared/domain/types/device';
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
  const contact = contactKeysOf(request);
  // Only the rules of the calendar. Whether the slot is free is decided in the transaction.
  const refuse = ({ schedule }: { schedule: Schedule }) =>
    request.kind === 'request'
      ? null
      : refuseAppointment(request, { ...schedule, now: shop.now() });
  const draft = (fault: KnownFault | undefined): Draft => {
    const booking = newBooking(request, { id: newId(), now: shop.now(), fault });
    return { booking, keys: keysOfBooking(booking) };
  };
  const { seen, refusal } = await judgeTime(shop, refuse);
  return submitOnce(
    shop,
    { topic: 'bookings', scope: 'bookings', key: idempotencyKey, body: request },
    async (trx, changed) => {
      const wanted = { contact, seen, refuse, draft };
      const placed = await placeBooking(shop, trx, request, wanted, { token, sender, by });
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

/** A booking that has no reference yet, with its keys. */
type Draft = { booking: BookingDraft; keys: BookingKeys };
type Refuse = (opening: { schedule: Schedule }) => Failure | null;

/**
 * Checks the requested time with the cached opening hours, which needs no query. The cache may be
 * outdated, so the function reads the stored opening hours before it returns an error.
 * `placeBooking` checks the time again if the opening hours have changed.
 */
async function judgeTime(shop: Shop, refuse: Refuse) {
  const last = lastSchedule(shop);
  if (last && !refuse(last)) return { seen: last.schedule, refusal: null };
  const current = await currentSchedule(shop);
  return { seen: current.schedule, refusal: refuse(current) };
}

type Wanted = {
  contact: ContactKeys;
  /** The opening hours with which the requested time was checked. */
  seen: Schedule;
  refuse: Refuse;
  /** `fault` is the booked fault of the catalogue. */
  draft: (fault: KnownFault | undefined) => Draft;
};

async function placeBooking(
  shop: Shop,
  trx: Trx,
  request: BookingRequest,
  { contact, seen, refuse, draft }: Wanted,
  { token, sender, by }: { token: string; sender: Sender; by: Actor },
): Promise<Result<Booking>> {
  const refusal = await admitBooking(trx, shop, request.kind, contact, sender);
  if (refusal) return { ok: false, failure: refusal };
  if (request.kind === 'appointment') {
    const current = await holdSchedule(shop, trx);
    // After the first check with the cached opening hours, the owner may have closed the shop.
    const closed = current.schedule === seen ? null : refuse(current);
    if (closed) return { ok: false, failure: closed };
    const { capacity } = current.schedule;
    if (!(await takeSlot(trx, request.appointmentDate, request.appointmentTime, capacity))) {
      const message = 'Someone else has just booked this time. Please choose another one.';
      return { ok: false, failure: { code: 'slot-taken', message } };
    }
  }
  const heldUntil = await holdOf(trx, shop, request.kind, sender);
  const fault = request.kind === 'appointment' ? await shop.bookedFault(trx, request) : undefined;
  const booking = await storeBooking(shop, trx, draft(fault), { heldUntil, token });
  await keepAddress(trx, booking, addressOf(request));
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
async function keepAddress(
  trx: Trx,
  { id, city = '' }: Booking,
  address: string | undefined,
): Promise<void> {
  if (!address) return;
  const area = city.trim() || DEFAULT_CITY;
  const terms = isInValley(area) ? 'valley' : 'courier';
  const unknown = { landmark: '', contactName: '', contactPhone: '' };
  await keepPlace(trx, id, { ...unknown, address, area, terms }, null);
}

async function storeBooking(
  shop: Shop,
  trx: Trx,
  { booking: draft, keys }: Draft,
  { heldUntil, token }: { heldUntil: string | undefined; token: string },
): Promise<Booking> {
  const { photoId } = draft;
  // If the photo does not exist, the booking is stored without it (docs/conformance/readings.md,
  // Photos).
  const hasPhoto = photoId !== undefined && (await claimPhoto(trx, photoId, draft.id));
  const kept = { ...draft, heldUntil, photoId: hasPhoto ? photoId : undefined };
  const terms = await shop.termsInForce(trx);
  const stored = { tokenHash: hashOf(token), terms, keys };
  return shop.references.give(trx, draft.kind, async (reference) => {
    const booking = { ...kept, reference };
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
  kind: Booking['kind'],
  { emailKey, phoneKey }: ContactKeys,
  sender: Sender,
): Promise<Failure | null> {
  if (!isLimited(shop, sender)) return null;
  // A booking without an email address gets no lock for the address. Otherwise, all such bookings
  // would wait for each other.
  const locks = [
    ...(emailKey ? [recipientKey(emailKey)] : []),
    ...(phoneKey ? [`phone ${phoneKey}`] : []),
  ];
  const refusal = await admit(trx, shop, 'booking', sender, locks);
  if (refusal || kind === 'request') return refusal;
  const { openAppointments } = shop.config.limits;
  const open = Math.max(
    await countBy(trx, 'email_key', emailKey, shop.now()),
    await countBy(trx, 'phone_key', phoneKey, shop.now()),
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
  kind: Booking['kind'],
  sender: Sender,
): Promise<string | undefined> {
  if (kind === 'request' || !isLimited(shop, sender)) return undefined;
  if (!(await isRush(trx, shop))) return undefined;
  return new Date(shop.now().getTime() + shop.config.limits.holdMinutes * 60_000).toISOString();
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
