import type { Booking, BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { refuseAppointment } from '@mcs-repairs/shared/domain/rules/availability';
import { receiptOf } from '@mcs-repairs/shared/domain/rules/newBooking';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { noteHistory, notedByCustomer } from '../bookingHistory';
import { changeBooking } from '../storedBookings';
import { CUSTOMER } from '../../auth';
import { rotateLinks } from '../bookingLinks';
import { alertStaff, dropUnsentMails } from '../../notifications';
import type { Trx } from '../../db';
import { freeSlot, takeSlot } from '../openingHours/slots';
import { failure } from '../../runtime';
import { promiseMail } from '../promiseMail';
import { holdSchedule } from '../openingHours/currentSchedule';
import type { Shop } from '../shop';
import { stale } from '../changeSeen';
import { MOVED } from './timeline';
import { withMyBooking } from './linkedBooking';
import { actionsOf, refusedAction } from './myActions';

type Moment = { appointmentDate: string; appointmentTime: string };

/**
 * The maximum number of times a day that a customer can reschedule a booking. Each change sends an
 * email.
 */
const MOVES_A_DAY = 5;
const DAY = 24 * 3_600_000;

/**
 * Reschedules a booking. One transaction takes the new slot, frees the old slot, and ends every
 * earlier link. A repeat with the same idempotency key `key` returns the first response, because
 * only that response contains the secret of the new link.
 */
export async function rescheduleMyBooking(
  shop: Shop,
  token: string,
  { version, ...to }: Moment & { version: number },
  key?: string,
): Promise<Result<BookingReceipt>> {
  const now = shop.now();
  const move = async (trx: Trx, before: Booking): Promise<Result<BookingReceipt>> => {
    if (!actionsOf(before).reschedule) return refusedAction(before, 'moved');
    const tooMany = await tooManyMoves(shop, trx, before.id);
    if (tooMany) return { ok: false, failure: tooMany };
    const isSame =
      before.appointmentDate === to.appointmentDate &&
      before.appointmentTime === to.appointmentTime;
    const { schedule } = await holdSchedule(shop, trx);
    const failure = refuseAppointment(to, { ...schedule, now });
    if (failure && !isSame) return { ok: false, failure };
    // Frees the old slot before it takes the new one. Otherwise, a booking that keeps its time
    // would need a second place in a full slot.
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
    await noteHistory(trx, before, { by: CUSTOMER, note: movedNote(before) }, now);
    // An unsent email of an earlier change would contain an old time and a link that has ended.
    await dropUnsentMails(trx, before.id, 'booking-moved');
    await promiseMail(shop, trx, after, 'booking-moved', { token: next });
    await alertStaff(trx, { event: 'move', reference: after.reference }, now);
    return { ok: true, value: receiptOf(after, next) };
  };
  const once = { scope: 'reschedules', key, body: { version, ...to } };
  return withMyBooking(shop, token, version, move, { once });
}

/** Returns the error if the booking was rescheduled too often, or null. */
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
