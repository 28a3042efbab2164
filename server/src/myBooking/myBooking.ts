import type { BookingReceipt } from 'shared/domain/types/booking';
import { checkAppointment } from 'shared/domain/rules/checkAppointment';
import { emailKey } from '../bookings/contactKeys';
import { customerActions, holdsSlot, statusText } from 'shared/domain/rules/bookingStatus';
import { receiptOf } from 'shared/domain/rules/newBooking';
import { formatLongDate } from 'shared/domain/rules/shopClock';
import type { RepairView } from 'shared/domain/types/bench';
import type { Booking } from 'shared/domain/types/booking';
import type { EstimateAnswer, EstimateQuestion } from 'shared/domain/types/estimate';
import type { Failure, Result } from 'shared/domain/types/failure';
import {
  auditOf,
  changeBooking,
  holdBooking,
  noteAudit,
  notedByCustomer,
} from '../bookings/storedBookings';
import { CUSTOMER } from '../staff/actor';
import { findBookingByToken, isMailedToken, rotateLinks } from '../bookings/bookingLinks';
import { insertNote, notesOf } from '../bench/storedNotes';
import { answerEstimate } from '../estimates/answerEstimate';
import { estimatesOf } from '../bench/storedEstimates';
import { change } from '../changes/change';
import { lockKeys } from '../db/lockKeys';
import { alertStaff } from '../alerts/alertStaff';
import { dropUnsentMails } from '../mail/outbox';
import type { Trx } from '../db/schema';
import { freeSlot, takeSlot } from '../availability/slots';
import { failure } from '../http/failures';
import { promiseMail, recipientKey } from '../bookings/promiseMail';
import { eraseBooking, removeFiles, type LeftFiles } from '../retention/eraseBooking';
import { rideOf } from '../pickups/storedPickups';
import { holdSchedule } from '../hours/currentSchedule';
import type { Shop } from '../shop';
import { nearestFree } from '../availability/availability';
import { stale } from '../bookings/changeSeen';
import { repairView } from './repairView';
import { MOVED, timelineOf, type TimelineEntry } from './timeline';

type Moment = { appointmentDate: string; appointmentTime: string };
type MyBooking = {
  receipt: BookingReceipt;
  timeline: TimelineEntry[];
  repair: RepairView;
  actions: { reschedule: boolean; cancel: boolean; keep: boolean };
};

/** Of one booking within a day, by its link: each is a mail to whoever it was booked for. */
const MOVES_A_DAY = 5;
const DAY = 24 * 3_600_000;

const UNKNOWN = failure('not-found', {
  message: 'This link does not work any more. You can ask for a new one.',
});

/** A booking as its customer sees it. */
export async function viewMyBooking(shop: Shop, token: string): Promise<Result<MyBooking>> {
  const booking = await findBookingByToken(shop.db, token);
  if (!booking) return { ok: false, failure: UNKNOWN };
  const audit = await auditOf(shop.db, booking.id);
  const timeline = timelineOf(audit);
  const keep = booking.heldUntil !== undefined && (await isMailedToken(shop.db, token));
  const actions = { ...actionsOf(booking), keep };
  const receipt = receiptOf(booking, token);
  const repair = await repairView(shop, booking);
  return { ok: true, value: { receipt, timeline, repair, actions } };
}

/** Moves a booking: its new place is taken and its old one given back together; every earlier link ends. */
export async function rescheduleMyBooking(
  shop: Shop,
  token: string,
  { version, ...to }: Moment & { version: number },
): Promise<Result<BookingReceipt>> {
  const now = shop.now();
  const outcome = await withMyBooking(shop, token, version, async (trx, before) => {
    if (!actionsOf(before).reschedule) return refused(before, 'moved');
    const tooMany = await tooManyMoves(shop, trx, before.id);
    if (tooMany) return { ok: false, failure: tooMany };
    const isSame =
      before.appointmentDate === to.appointmentDate &&
      before.appointmentTime === to.appointmentTime;
    const { schedule } = await holdSchedule(shop, trx);
    const check = checkAppointment(to, { ...schedule, now });
    if (!check.ok && !isSame) {
      const { code, message, field } = check;
      return { ok: false, failure: { code, message, fields: { [field]: message } } };
    }
    // Given back first: moving to the same time needs no second place.
    if (before.appointmentDate) {
      await freeSlot(trx, before.appointmentDate, before.appointmentTime);
    }
    if (!(await takeSlot(trx, to.appointmentDate, to.appointmentTime, schedule.capacity))) {
      const message = 'Someone else has just booked this time. Please choose another one.';
      return { ok: false, failure: { code: 'slot-taken', message } };
    }
    const after = await changeBooking(trx, before, to, now);
    if (!after) return { ok: false, failure: await stale(trx, before) };
    const next = await rotateLinks(trx, before.id);
    const audit = { from: before.status, to: before.status, by: CUSTOMER, note: movedNote(before) };
    await noteAudit(trx, before.id, audit, now);
    // A mail of the move before that still waits tells of a time and a link that are no more.
    await dropUnsentMails(trx, before.id, 'booking-moved');
    await promiseMail(shop, trx, after, 'booking-moved', next);
    await alertStaff(trx, { event: 'move', reference: after.reference }, now);
    return { ok: true, value: receiptOf(after, next) };
  });
  if (outcome.ok || outcome.failure.code !== 'slot-taken') return outcome;
  const alternatives = await nearestFree(shop, to);
  return { ok: false, failure: { ...outcome.failure, alternatives } };
}

/** Keeps a held time for good. Only with a secret that was mailed: the one that the booking's sender got says nothing about the address. */
export async function keepMyBooking(
  shop: Shop,
  token: string,
  version: number,
): Promise<Result<BookingReceipt>> {
  return withMyBooking(shop, token, version, async (trx, before) => {
    const now = shop.now();
    if (!before.heldUntil || before.status !== 'pending') return refused(before, 'kept');
    if (!(await isMailedToken(trx, token))) {
      const message = 'Please open the link in the e-mail that we sent you to keep this time.';
      return { ok: false, failure: failure('forbidden', { message }) };
    }
    const after = await changeBooking(trx, before, { heldUntil: null }, now);
    if (!after) return { ok: false, failure: await stale(trx, before) };
    const audit = { from: before.status, to: after.status, by: CUSTOMER, note: 'Kept by e-mail' };
    await noteAudit(trx, before.id, audit, now);
    return { ok: true, value: receiptOf(after, token) };
  });
}

/** What the customer says to an estimate, by a press on the page of the link. */
export async function answerMyEstimate(
  shop: Shop,
  token: string,
  { version, ...answer }: EstimateAnswer,
): Promise<Result<BookingReceipt>> {
  return withMyBooking<BookingReceipt>(shop, token, version, async (trx, before) => {
    const answered = await answerEstimate(shop, trx, before, { ...answer, by: CUSTOMER });
    if (!answered) return { ok: false, failure: await stale(trx, before) };
    const { reference } = before;
    if (answered.ok) await alertStaff(trx, { event: 'reply', reference }, shop.now());
    return answered.ok ? { ok: true, value: receiptOf(answered.value, token) } : answered;
  });
}

/** More would bury what staff wrote. */
const MOST_QUESTIONS = 20;
const ASKED_ENOUGH = failure('too-many-requests', {
  message: 'We have your questions and will answer them. Please call us if it is urgent.',
});

/** A question of the customer, which staff read among the notes. */
export async function askMyQuestion(
  shop: Shop,
  token: string,
  { text }: EstimateQuestion,
): Promise<Result<null>> {
  return withMyBooking<null>(shop, token, null, async (trx, { id: bookingId, reference }) => {
    const asked = (await notesOf(trx, bookingId)).filter(({ by }) => by === CUSTOMER.name);
    if (asked.length >= MOST_QUESTIONS) return { ok: false, failure: ASKED_ENOUGH };
    await insertNote(trx, { bookingId, text, by: CUSTOMER }, shop.now());
    await alertStaff(trx, { event: 'reply', reference }, shop.now());
    return { ok: true, value: null };
  });
}

export async function cancelMyBooking(
  shop: Shop,
  token: string,
  version: number,
): Promise<Result<BookingReceipt>> {
  return withMyBooking(shop, token, version, async (trx, before) => {
    if (!actionsOf(before).cancel) return refused(before, 'cancelled');
    const after = await cancel(shop, trx, before);
    if (!after) return { ok: false, failure: await stale(trx, before) };
    await promiseMail(shop, trx, after, 'booking-cancelled', token);
    await alertStaff(trx, { event: 'cancellation', reference: after.reference }, shop.now());
    return { ok: true, value: receiptOf(after, token) };
  });
}

/** Everything that is kept about the customer behind the link, in words of their own. */
export async function exportMyData(shop: Shop, token: string): Promise<Result<unknown>> {
  const booking = await findBookingByToken(shop.db, token);
  if (!booking) return { ok: false, failure: UNKNOWN };
  const { id, photoId, ...kept } = booking;
  const mails = await shop.db
    .selectFrom('outbox')
    .select(['kind', 'created_at as promisedAt', 'sent_at as sentAt'])
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute();
  const history = (await auditOf(shop.db, id)).map(({ at, from, to, note }) => ({
    at,
    from,
    to,
    note,
  }));
  const notes = (await notesOf(shop.db, id)).map(({ at, text }) => ({ at, text }));
  const estimates = (await estimatesOf(shop.db, id)).map(({ by: _by, ...estimate }) => estimate);
  const pickup = (await rideOf(shop.db, booking))?.place ?? undefined;
  const exportedAt = shop.now().toISOString();
  const hasPhoto = photoId !== undefined;
  const value = { exportedAt, booking: kept, hasPhoto, history, notes, estimates, pickup, mails };
  return { ok: true, value };
}

/** Erases what is kept; an appointment that has not begun is cancelled with it. */
export async function eraseMyData(shop: Shop, token: string): Promise<Result<null>> {
  let left: LeftFiles | undefined;
  const outcome = await withMyBooking<null>(shop, token, null, async (trx, before) => {
    // Also what is ready or goes back unrepaired: whose device it is must be known until it is collected.
    if (before.status === 'in_progress' || (before.stage && !before.collectedAt)) {
      const message =
        'Your device is with us right now. Please pick it up first; then we can erase your data.';
      return { ok: false, failure: { code: 'conflict', message } };
    }
    if (actionsOf(before).cancel && !(await cancel(shop, trx, before))) {
      return { ok: false, failure: await stale(trx, before) };
    }
    left = await eraseBooking(trx, before.id, shop.now());
    return { ok: true, value: null };
  });
  if (outcome.ok && left) await removeFiles(shop.config, left);
  return outcome;
}

/** Finds the booking by its link, at the version that was seen (null: whichever), and changes it in one transaction. */
async function withMyBooking<T>(
  shop: Shop,
  token: string,
  version: number | null,
  work: (trx: Trx, before: Booking) => Promise<Result<T>>,
): Promise<Result<T>> {
  return change(shop, 'bookings', async (trx, changed) => {
    const linked = await findBookingByToken(trx, token);
    if (!linked) return { ok: false, failure: UNKNOWN };
    // In the order of all: whoever books for the same recipient, then who makes another schedule, then the booking itself.
    if (shop.config.rateLimits > 0) {
      const recipient = recipientKey(emailKey(linked.customerEmail));
      await lockKeys(trx, shop.db.engine, [recipient]);
    }
    await holdSchedule(shop, trx);
    await holdBooking(trx, shop.db.engine, linked.id);
    // The link may have ended while others had the booking.
    const before = await findBookingByToken(trx, token);
    if (!before) return { ok: false, failure: UNKNOWN };
    if (version !== null && before.version !== version) {
      return { ok: false, failure: await stale(trx, before) };
    }
    const outcome = await work(trx, before);
    changed(before.id);
    return outcome;
  });
}

async function cancel(shop: Shop, trx: Trx, before: Booking): Promise<Booking | null> {
  const now = shop.now();
  const after = await changeBooking(trx, before, { status: 'cancelled' }, now);
  if (!after) return null;
  if (before.appointmentDate && holdsSlot(before.status)) {
    await freeSlot(trx, before.appointmentDate, before.appointmentTime);
  }
  await noteAudit(trx, before.id, { from: before.status, to: 'cancelled', by: CUSTOMER }, now);
  return after;
}

/** A request without a fixed time has nothing to move: the shop agrees on a time with its customer. A held time is confirmed first. */
function actionsOf({ status, kind, heldUntil }: Booking): Omit<MyBooking['actions'], 'keep'> {
  const { reschedule, cancel: mayCancel } = customerActions(status);
  const isMovable = kind === 'appointment' && heldUntil === undefined;
  return { reschedule: reschedule && isMovable, cancel: mayCancel };
}

function refused({ status, kind, heldUntil }: Booking, change: string): Result<never> {
  const message =
    heldUntil && change === 'moved'
      ? 'Please confirm this booking with the link in our e-mail first; then you can move it.'
      : kind === 'request' && change === 'moved'
        ? 'This request has no time yet: we agree on one with you. Please call us.'
        : `A booking that is ${statusText(status)} cannot be ${change} any more. Please call us.`;
  return { ok: false, failure: { code: 'transition-refused', message } };
}

/** The refusal of one more move; null while there may be one. */
async function tooManyMoves(
  { config, now }: Pick<Shop, 'config' | 'now'>,
  trx: Trx,
  bookingId: string,
): Promise<Failure | null> {
  if (config.rateLimits === 0) return null;
  const since = new Date(now().getTime() - DAY);
  const moves = await notedByCustomer(trx, { bookingId, beginning: MOVED, since });
  const first = moves.at(-MOVES_A_DAY);
  if (first === undefined) return null;
  const message = `This booking has been moved ${MOVES_A_DAY} times within a day. If you need another time, please call us on ${config.shop.phone}: we will gladly arrange it.`;
  const retryAfterSeconds = Math.ceil((Date.parse(first) + DAY - now().getTime()) / 1000);
  return failure('limit-reached', { message, retryAfterSeconds });
}

const movedNote = ({ appointmentDate, appointmentTime }: Booking) =>
  `${MOVED}${formatLongDate(appointmentDate)}, ${appointmentTime}`;
