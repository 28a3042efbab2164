import * as community from '../domain/contract/community';
import * as myBooking from '../domain/contract/myBooking';
import { readSession } from '../domain/contract/session';
import { httpBookings } from './bookings/http';
import { createSend, type SendOptions } from './http/send';
import { httpPhotos } from './photos/http';
import { callOver, renewingCall } from './operations';
import { renewed, type Renew } from './stale';
import { sumOf } from './sumOf';
import { NEAR_STAFF_STALE, VISITOR_STALE } from './visitorStale';

/** What pages ask for by its name alone: the forum, and private links. */
const BY_NAME = { ...community, ...myBooking, readSession };

export type VisitorDataOptions = SendOptions & { renew?: Renew };

/**
 * The topics that visitors ask for, and the session by which staff are known among them. `loadStaff` fetches what staff alone
 * ask for.
 */
export function createHttpVisitorData({ renew = () => {}, ...options }: VisitorDataOptions) {
  const send = createSend(options);
  const topics = sumOf(httpBookings(send), httpPhotos(send, options.baseUrl));
  const loadStaff = async () => {
    const { httpStaffData } = await import(
      /* webpackChunkName: "http-staff-data" */ './HttpStaffData'
    );
    return httpStaffData(options);
  };
  const port = {
    mode: 'connected' as const,
    call: renewingCall(callOver(send, BY_NAME), renew),
    ...topics,
    ...renewed(topics, VISITOR_STALE, renew),
    staff: { ...topics.staff, ...renewed(topics.staff, NEAR_STAFF_STALE, renew) },
  };
  return { topics: port, loadStaff };
}
