import type { Booking } from '../types/booking';
import type { ShopDate } from '../types/time';
import { formatShopTime, toShopDate } from './shopClock';

type Arrived = Pick<Booking, 'arrivedAt'>;

/**
 * Returns the day in Nepal on which staff checked in the device of a walk-in. Returns undefined for
 * every other booking.
 */
export const arrivalDay = ({ arrivedAt }: Arrived): ShopDate | undefined =>
  arrivedAt === undefined ? undefined : toShopDate(new Date(arrivedAt));

/**
 * Returns a text such as `Received 12:05 PM`, in Nepal time. Returns undefined for every booking
 * except a walk-in.
 */
export const arrivalText = ({ arrivedAt }: Arrived): string | undefined =>
  arrivedAt === undefined ? undefined : `Received ${formatShopTime(new Date(arrivedAt))}`;
