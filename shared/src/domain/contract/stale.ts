/** The tags that a changed booking invalidates. The change may reserve or free a slot. */
export const BOOKING_CHANGED = ['Bookings', 'Availability'];
