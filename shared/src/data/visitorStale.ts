import { bookingsStaffStale, bookingsStale } from './bookings/stale';
import { myBookingStale } from './my-booking/stale';

/** What the writes of the topics in `HttpVisitorData` make stale, and what their `staff` does. */
export const VISITOR_STALE = {
  ...bookingsStale,
  ...myBookingStale,
};
export const NEAR_STAFF_STALE = {
  ...bookingsStaffStale,
};
