import { isAwaited } from '@mcs-repairs/shared/domain/rules/repairStage';
import { slotStartsAt } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Seen } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { freeSlot } from '../openingHours/slots';
import { changeSeen, refusedChange } from '../changeSeen';
import { noteAudit } from '../bookingHistory';
import { changeBooking } from '../storedBookings';
import type { Shop } from '../shop';
import type { Actor } from '../../auth';

/**
 * Records a no-show for an appointment whose time has passed. Cancels the booking without a
 * message, because the customer may have had a good reason.
 */
export async function noteNoShow(
  shop: Shop,
  id: string,
  { version }: Seen,
  by: Actor,
): Promise<Result<Booking>> {
  return changeSeen<Booking>(shop, { id, version, by }, async (trx, before, now) => {
    const { status, appointmentDate: day, appointmentTime: time } = before;
    if (!isAwaited(before)) return refusedChange('This booking no longer waits for the customer.');
    if (!day || slotStartsAt(day, time) > now)
      return refusedChange('This appointment has not started yet.');
    const marks = { no_show_at: now.toISOString() };
    const after = await changeBooking(trx, before, { status: 'cancelled', marks }, now);
    if (!after) return null;
    await freeSlot(trx, day, time);
    const entry = { from: status, to: after.status, by, note: 'No-show. No message was sent' };
    await noteAudit(trx, id, entry, now);
    return { ok: true, value: after };
  });
}
