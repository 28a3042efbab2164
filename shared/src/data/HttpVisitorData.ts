import * as community from '../domain/contract/community';
import { readSession } from '../domain/contract/session';
import { httpBookings } from './bookings/http';
import { createSend, type SendOptions } from './http/send';
import { httpMyBooking } from './my-booking/http';
import { httpPhotos } from './photos/http';
import { callOver, renewingCall } from './operations';
import { renewed, type Renew } from './stale';
import { sumOf } from './sumOf';
import { NEAR_STAFF_STALE, VISITOR_STALE } from './visitorStale';

export type VisitorDataOptions = SendOptions & { renew?: Renew };

/**
 * The topics that visitors ask for, and the session by which staff are known among them. `loadStaff` fetches what staff alone
 * ask for. The forum's pages know its operations by their names alone.
 */
export function createHttpVisitorData({ renew = () => {}, ...options }: VisitorDataOptions) {
  const send = createSend(options);
  const topics = sumOf(httpBookings(send), httpPhotos(send, options.baseUrl), httpMyBooking(send));
  const loadStaff = async () => {
    const { httpStaffData } = await import(
      /* webpackChunkName: "http-staff-data" */ './HttpStaffData'
    );
    return httpStaffData(options);
  };
  const port = {
    mode: 'connected' as const,
    call: renewingCall(callOver(send, { ...community, readSession }), renew),
    ...topics,
    ...renewed(topics, VISITOR_STALE, renew),
    staff: { ...topics.staff, ...renewed(topics.staff, NEAR_STAFF_STALE, renew) },
  };
  return { topics: port, loadStaff };
}
