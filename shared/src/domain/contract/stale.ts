/**
 * The tags that a change of a booking invalidates. `Availability` is included, because the change
 * may reserve or free a slot.
 */
export const BOOKING_CHANGED = ['Bookings', 'Availability'];
