import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { isCovered } from '@mcs-repairs/shared/domain/rules/warranty';
import type { RepairView } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { findBooking } from '../storedBookings';
import { offeredEstimate } from '../estimates/offeredEstimate';
import { pickupOf } from '../pickups/storedPickups';
import type { Shop } from '../shop';
import { bookingPhotosOf } from '../bookingGroups/storedBookingPhotos';
import { siblingsOf } from '../bookingGroups/storedVisits';

/** Returns the state of a repair for its customer: without technician, shelf, labels and notes. */
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
    pickup: date && from && to ? { date, from, to, ...(await onTheWay(db, booking)) } : undefined,
    siblings: await siblingsOf(db, booking.id),
    photos: (await bookingPhotosOf(db, booking.id)).filter(({ shared }) => shared),
  };
}

async function onTheWay(db: Shop['db'], booking: Booking) {
  const ride = await pickupOf(db, booking);
  return ride && { whereabouts: ride.whereabouts, missed: ride.steps.at(0)?.step === 'failed' };
}
