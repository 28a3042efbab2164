import { bookingsStaffStale, bookingsStale } from './bookings/stale';

/** What the writes of the topics in `HttpVisitorData` make stale, and what their `staff` does. */
export const VISITOR_STALE = {
  ...bookingsStale,
};
export const NEAR_STAFF_STALE = {
  ...bookingsStaffStale,
};
