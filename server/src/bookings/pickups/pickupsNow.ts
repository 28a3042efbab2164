import { AWAITED } from '@mcs-repairs/shared/domain/rules/today';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { DuePickups } from '@mcs-repairs/shared/domain/types/pickup';
import { BOOKING_COLUMNS, toBooking } from '../bookingRows';
import { hasComeIn } from '../incomingBookings';
import type { Reads } from '../../db';
import { pickupsOf } from './storedPickups';

/** The maximum number of pickups in progress that the list shows. */
const MOST = 200;

/**
 * Returns the pickups in progress, earliest day first. In each, a rider still has to fetch, deliver
 * or return the device.
 */
export async function pickupsNow(db: Reads, now: Date): Promise<DuePickups> {
  const rows = await db
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .where('pickup_date', 'is not', null)
    .where('collected_at', 'is', null)
    .where('spam_at', 'is', null)
    .where((row) =>
      row.or([
        row.and([row('stage', 'is', null), row('status', 'in', AWAITED)]),
        row('stage', 'in', ['ready', 'unrepaired']),
      ]),
    )
    .where(hasComeIn)
    .orderBy('pickup_date')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return { today: toShopDate(now), rides: await pickupsOf(db, rows.map(toBooking)) };
}
