/** What is to be asked again after a booking changed: it may take a time, or give it back. */
export const BOOKING_CHANGED = ['Bookings', 'Availability'];
