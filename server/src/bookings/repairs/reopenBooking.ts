import { slotStartsAt } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Seen } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking, BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';
import { holdTimes, takeSlot } from '../openingHours/slots';
import { changeSeen, refusedChange } from '../changeSeen';
import { lastEntry, noteAudit } from '../bookingHistory';
import { changeBooking } from '../storedBookings';
import type { Trx } from '../../db';
import { holdSchedule } from '../openingHours/currentSchedule';
import { dropUnsentMails } from '../../notifications';
import type { Shop } from '../shop';
import type { Actor } from '../../auth';

type Course = { status: BookingStatus; stage: Stage | null };

/**
 * Reopens a completed or cancelled booking, without a message to the customer. A collected device
 * becomes ready again. A device that was ready or unrepaired is in repair again. A cancelled
 * booking gets its slot back if the slot is still free.
 */
export async function reopenBooking(
  shop: Shop,
  id: string,
  { version }: Seen,
  by: Actor,
): Promise<Result<Booking>> {
  return changeSeen<Booking>(shop, { id, version, by }, async (trx, before, now) => {
    const { status, spamAt } = before;
    if (spamAt) return refusedChange('This booking is marked as spam. Mark it as not spam first.');
    if (status !== 'completed' && status !== 'cancelled')
      return refusedChange('This booking is already open.');
    const course = await courseOf(trx, before);
    if (status === 'cancelled' && course.status !== 'cancelled') {
      if (!(await takeTimeAgain(shop, trx, before))) {
        const message =
          'The time was taken meanwhile. Please create a new booking at another time.';
        return { ok: false, failure: { code: 'slot-taken', message } };
      }
    }
    const marks = { ...course, collected_at: null, warranty_until: null, no_show_at: null };
    const after = await changeBooking(trx, before, { marks }, now);
    if (!after) return null;
    await dropUnsentMails(trx, id);
    const stages = { from: before.stage, to: after.stage };
    const entry = { from: status, to: after.status, stages, by, note: 'Reopened' };
    await noteAudit(trx, id, entry, now);
    return { ok: true, value: after };
  });
}

async function courseOf(trx: Trx, { id, stage, status, collectedAt }: Booking): Promise<Course> {
  if (stage && collectedAt) {
    return stage === 'unrepaired' ? { status, stage } : { status: 'completed', stage: 'ready' };
  }
  if (stage || status === 'completed') return { status: 'in_progress', stage: 'repairing' };
  const before = (await lastEntry(trx, id))?.from_status;
  return { status: before === 'confirmed' ? 'confirmed' : 'pending', stage: null };
}

/**
 * Takes the slot of a reopened booking again. Returns false if a future slot is no longer free. For
 * a past slot, it always returns true, because nobody else can book it.
 */
async function takeTimeAgain(shop: Shop, trx: Trx, booking: Booking): Promise<boolean> {
  const { appointmentDate: shopDate, appointmentTime: time } = booking;
  if (!shopDate) return true;
  const { capacity } = (await holdSchedule(shop, trx)).schedule;
  if (slotStartsAt(shopDate, time) > shop.now()) return takeSlot(trx, shopDate, time, capacity);
  await holdTimes(trx, [{ shopDate, time, bookings: 1 }], capacity, async () => {});
  return true;
}
