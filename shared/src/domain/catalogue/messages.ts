import { BOOKING_CREATED, BOOKING_FAILED } from './bookingMessages';

/** The failure messages of section 8 of the specification. */
export const FAILURE_MESSAGES = {
  createBooking: BOOKING_FAILED,
  updateBooking: 'Failed to update booking',
  createCustomer: 'Failed to create customer',
  generateQuote: 'Failed to generate quote',
  unknownQuote: 'Invalid device model or repair issue',
  incompletePost: 'Please fill in all fields',
  checkout: 'Checkout would be implemented here.',
  unknownRoute: 'Oops! Page not found',
} as const;

/** The success messages of section 8 of the specification. */
export const SUCCESS_MESSAGES = {
  createBooking: BOOKING_CREATED,
  updateBooking: 'Booking updated successfully!',
  createCustomer: 'Customer created successfully!',
  submitBooking: 'Booking submitted successfully!',
  createPost: 'Post created successfully!',
  liked: 'Liked!',
  replyComing: 'Reply feature coming soon!',
  replied: 'Reply posted!',
} as const;
