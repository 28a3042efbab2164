/**
 * The tags that a change of a booking invalidates. The change may reserve or free a slot, so
 * `Availability` is one of them.
 */
export const BOOKING_CHANGED = ['Bookings', 'Availability'];
