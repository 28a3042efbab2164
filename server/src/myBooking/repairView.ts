import { toShopDate } from 'shared/domain/rules/shopClock';
import { isCovered } from 'shared/domain/rules/warranty';
import type { RepairView } from 'shared/domain/types/bench';
import type { Booking } from 'shared/domain/types/booking';
import { findBooking } from '../bookings/storedBookings';
import { offeredEstimate } from '../estimates/offeredEstimate';
import type { Shop } from '../shop';

/** Where a repair stands, as its customer may know it: no technician, shelf, label or note. */
export async function repairView(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  booking: Booking,
): Promise<RepairView> {
  const { stage, promisedDate, collectedAt, warrantyUntil: until, claimOf } = booking;
  const { pickupDate: date, pickupFrom: from, pickupTo: to } = booking;
  const original = claimOf ? await findBooking(db, claimOf) : null;
  return {
    stage,
    promisedDate,
    collectedAt,
    warranty: until ? { until, isOver: !isCovered(until, toShopDate(now())) } : undefined,
    claimOf: original?.reference,
    estimate: await offeredEstimate(db, booking.id, now()),
    pickup: date && from && to ? { date, from, to } : undefined,
  };
}
