// Every page loads these two messages together with the store. They are not in one object with the
// other messages, because every page would then load all of them.

/** The success message for a booking (specification, section 8). */
export const BOOKING_CREATED = 'Booking created successfully!';
/** The failure message for a booking (specification, section 8). */
export const BOOKING_FAILED = 'Failed to create booking';
