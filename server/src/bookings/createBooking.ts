import { checkAppointment } from 'shared/domain/rules/checkAppointment';
import { newBooking, receiptOf } from 'shared/domain/rules/newBooking';
import type { Booking, BookingReceipt, BookingRequest } from 'shared/domain/types/booking';
import type { Result } from 'shared/domain/types/failure';
import { insertBooking, noteAudit } from './storedBookings';
import { CUSTOMER } from '../staff/actor';
import { noteEvent } from '../db/changes';
import { keepAnswer, storedAnswer, submission } from '../db/idempotency';
import { hashOf, newId, newSecret } from '../db/ids';
import { claimPhoto } from '../photos/storedPhotos';
import type { Trx } from '../db/schema';
import { takeSlot } from '../availability/slots';
import { transact } from '../db/transact';
import { promiseMail } from './promiseMail';
import type { Shop } from '../shop';
import { count } from '../submissions/admit';
import { admitBooking, holdOf } from './admitBooking';
import type { Sender } from '../submissions/sender';
import { nearestFree } from '../availability/availability';

/** Draws before a booking gives up: at half of the range in use, ten misses in a row are one in a thousand. */
const REFERENCE_DRAWS = 20;

type Outcome = Result<BookingReceipt> & { replayed?: boolean };

/** Stores a booking with its place, history, mail and answer, all or nothing. A repeat of the same submission gets the first answer. */
export async function createBooking(
  shop: Shop,
  request: BookingRequest,
  idempotencyKey?: string,
  sender: Sender = null,
): Promise<Outcome> {
  const sent = submission('bookings', idempotencyKey, request);
  const outcome = await tryBooking(shop, request, sent, sender);
  if (outcome.ok) {
    shop.changes.wake();
    return outcome;
  }
  // A repeat finds its own place taken, its key in use or its day passed: look for the first answer before refusing.
  const before = sent && (await storedAnswer<BookingReceipt>(shop.db, sent));
  if (before) return { ...before, replayed: true };
  if (outcome.failure.code !== 'slot-taken' || request.kind !== 'appointment') return outcome;
  return {
    ok: false,
    failure: { ...outcome.failure, alternatives: await nearestFree(shop, request) },
  };
}

async function tryBooking(
  shop: Shop,
  request: BookingRequest,
  sent: ReturnType<typeof submission>,
  sender: Sender,
): Promise<Result<BookingReceipt>> {
  const now = shop.now();
  const { slotCapacity } = shop.config;
  if (request.kind === 'appointment') {
    // Only the calendar's rules; whether a place is left is the database's word.
    const check = checkAppointment(request, { now, capacity: slotCapacity });
    if (!check.ok) {
      const { code, message, field } = check;
      return { ok: false, failure: { code, message, fields: { [field]: message } } };
    }
  }
  const token = newSecret();
  return transact(shop.db, async (trx) => {
    const refusal = await admitBooking(trx, shop, request, sender);
    if (refusal) return { ok: false, failure: refusal };
    if (request.kind === 'appointment') {
      const { appointmentDate, appointmentTime } = request;
      if (!(await takeSlot(trx, appointmentDate, appointmentTime, slotCapacity))) {
        const message = 'Someone else has just booked this time. Please choose another one.';
        return { ok: false, failure: { code: 'slot-taken', message } };
      }
    }
    const heldUntil = await holdOf(trx, shop, request, sender);
    const booking = await storeBooking(shop, trx, request, { token, heldUntil });
    await count(trx, shop, 'booking', sender, booking.id);
    await noteAudit(trx, booking.id, { from: null, to: booking.status, by: CUSTOMER }, now);
    // Only who reads the mail may keep a held time: its link has a secret of its own.
    if (heldUntil) await promiseMail(shop, trx, booking, 'booking-held');
    else await promiseMail(shop, trx, booking, 'booking-received', token);
    await noteEvent(trx, 'bookings', booking.id, now);
    const receipt = receiptOf(booking, token);
    if (sent && !(await keepAnswer(trx, sent, receipt, now))) {
      return { ok: false, failure: { code: 'key-reused', message: 'This was sent before' } };
    }
    return { ok: true, value: receipt };
  });
}

async function storeBooking(
  shop: Shop,
  trx: Trx,
  request: BookingRequest,
  { token, heldUntil }: { token: string; heldUntil: string | undefined },
): Promise<Booking> {
  const id = newId();
  const now = shop.now();
  // An unknown photo never blocks a booking (decision 25).
  const hasPhoto = request.photoId !== undefined && (await claimPhoto(trx, request.photoId, id));
  const kept = hasPhoto ? request : { ...request, photoId: undefined };
  for (let draw = 0; draw < REFERENCE_DRAWS; draw += 1) {
    const reference = await shop.references.draw(trx, request.kind);
    const booking = { ...newBooking(kept, { id, reference, now }), heldUntil };
    if (await insertBooking(trx, booking, hashOf(token))) return booking;
  }
  throw new Error('No free reference was found');
}
