// Every page loads these two messages with the store, so they are not in one object with the others.

/** The success message for a booking (specification, section 8). */
export const BOOKING_CREATED = 'Booking created successfully!';
/** The failure message for a booking (specification, section 8). */
export const BOOKING_FAILED = 'Failed to create booking';
