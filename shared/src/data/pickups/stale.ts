import { BOOKING } from '../bookings/stale';
import type { Stale } from '../stale';
import type { PickupsPort } from './port';

export const pickupsStale = {
  takeRideStep: BOOKING,
  addBookingPhoto: ['Bookings'],
  sharePhoto: ['Bookings'],
} satisfies Stale<PickupsPort['staff']>;
