import { bookingsStaffStale, bookingsStale } from './bookings/stale';
import { myBookingStale } from './my-booking/stale';
import { requestsStaffStale, requestsStale } from './requests/stale';

/** What the writes of the topics in `HttpVisitorData` make stale, and what their `staff` does. */
export const VISITOR_STALE = {
  ...bookingsStale,
  ...myBookingStale,
  ...requestsStale,
};
export const NEAR_STAFF_STALE = {
  ...bookingsStaffStale,
  ...requestsStaffStale,
};
