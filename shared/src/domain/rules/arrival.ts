import type { Booking } from '../types/booking';
import type { ShopDate } from '../types/time';
import { formatShopTime, toShopDate } from './shopClock';

type Arrived = Pick<Booking, 'arrivedAt'>;

/**
 * Returns the day in Nepal on which a walk-in's device was checked in. Undefined for every other
 * booking.
 */
export const arrivalDay = ({ arrivedAt }: Arrived): ShopDate | undefined =>
  arrivedAt === undefined ? undefined : toShopDate(new Date(arrivedAt));

/** Returns `Received 12:05 PM`, in Nepal time. Undefined for every other booking. */
export const arrivalText = ({ arrivedAt }: Arrived): string | undefined =>
  arrivedAt === undefined ? undefined : `Received ${formatShopTime(new Date(arrivedAt))}`;
