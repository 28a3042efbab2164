import { checkAppointment } from '@mcs-repairs/shared/domain/rules/availability';
import { newBooking, receiptOf } from '@mcs-repairs/shared/domain/rules/newBooking';
import type { Booking, OwnReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { BookingRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { DEFAULT_CITY, isInValley } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { alertStaff } from '../notifications';
import { insertBooking, noteAudit } from './storedBookings';
import { type Actor, CUSTOMER } from '../auth';
import { hashOf, newId, newSecret, type Trx } from '../db';
import { keepPlace } from './pickups/storedPickups';
import { claimPhoto } from '../photos';
import { takeSlot } from './openingHours/slots';
import { promiseMail } from './promiseMail';
import { currentSchedule, holdSchedule, lastSchedule } from './openingHours/currentSchedule';
import type { Schedule } from '@mcs-repairs/shared/domain/types/schedule';
import type { Shop } from './shop';
import { count, type Sender, submitOnce } from '../abuseLimits';
import { admitBooking, holdOf } from './admitBooking';

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
