import type { Booking, BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { holdsSlot } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import { receiptOf } from '@mcs-repairs/shared/domain/rules/newBooking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { noteAudit } from '../bookingHistory';
import { changeBooking } from '../storedBookings';
import { CUSTOMER } from '../../auth';
import { alertStaff } from '../../notifications';
import type { Trx } from '../../db';
import { freeSlot } from '../openingHours/slots';
import { promiseMail } from '../promiseMail';
import type { Shop } from '../shop';
import { stale } from '../changeSeen';
import { withMyBooking } from './linkedBooking';
import { actionsOf, refusedAction } from './myActions';

export async function cancelMyBooking(
  shop: Shop,
  token: string,
  version: number,
): Promise<Result<BookingReceipt>> {
  return withMyBooking(shop, token, version, async (trx, before) => {
    if (!actionsOf(before).cancel) return refusedAction(before, 'cancelled');
    const after = await cancelByCustomer(shop, trx, before);
    if (!after) return { ok: false, failure: await stale(trx, before) };
    await promiseMail(shop, trx, after, 'booking-cancelled', { token });
    await alertStaff(trx, { event: 'cancellation', reference: after.reference }, shop.now());
    return { ok: true, value: receiptOf(after, token) };
  });
}

/**
 * Cancels a booking for its customer, and frees the slot. Returns null if somebody changed the
 * booking first.
 */
export async function cancelByCustomer(
  shop: Shop,
  trx: Trx,
  before: Booking,
): Promise<Booking | null> {
  const now = shop.now();
  const after = await changeBooking(trx, before, { status: 'cancelled' }, now);
  if (!after) return null;
  if (before.appointmentDate && holdsSlot(before.status)) {
    await freeSlot(trx, before.appointmentDate, before.appointmentTime);
  }
  await noteAudit(trx, before.id, { from: before.status, to: 'cancelled', by: CUSTOMER }, now);
  return after;
}
