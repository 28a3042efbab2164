import type { Booking } from '../types/booking';
import type { ShopDate } from '../types/time';
import { formatShopTime, toShopDate } from './shopClock';

type Arrived = Pick<Booking, 'arrivedAt'>;

/**
 * Returns the day in Nepal on which staff checked in the device of a walk-in. Undefined for all
 * other bookings.
 */
export const arrivalDay = ({ arrivedAt }: Arrived): ShopDate | undefined =>
  arrivedAt === undefined ? undefined : toShopDate(new Date(arrivedAt));

/**
 * Returns when the device of a walk-in was received: `Received 12:05 PM`, in Nepal time. Undefined
 * for all other bookings.
 */
export const arrivalText = ({ arrivedAt }: Arrived): string | undefined =>
  arrivedAt === undefined ? undefined : `Received ${formatShopTime(new Date(arrivedAt))}`;
