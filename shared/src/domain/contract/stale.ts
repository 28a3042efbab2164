/** Tags that a changed booking invalidates: it may reserve or free a slot. */
export const BOOKING_CHANGED = ['Bookings', 'Availability'];
