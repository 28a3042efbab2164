import { readAvailability } from '../domain/contract/availability';
import * as community from '../domain/contract/community';
import * as myBooking from '../domain/contract/myBooking';
import { readSession } from '../domain/contract/session';
import { createSend, type SendOptions } from './http/send';
import { callOver, renewingCall } from './operations';
import type { Renew } from './stale';

/** What pages ask for by its name alone: the forum, private links and free times. */
const BY_NAME = { ...community, ...myBooking, readAvailability, readSession };

export type VisitorDataOptions = SendOptions & { renew?: Renew };

/**
 * The topics that visitors ask for, and the session by which staff are known among them. `loadStaff` fetches what staff alone
 * ask for.
 */
export function createHttpVisitorData({ renew = () => {}, ...options }: VisitorDataOptions) {
  const send = createSend(options);
  const loadStaff = async () => {
    const { httpStaffData } = await import(
      /* webpackChunkName: "http-staff-data" */ './HttpStaffData'
    );
    return httpStaffData(options);
  };
  const port = {
    mode: 'connected' as const,
    call: renewingCall(callOver(send, BY_NAME), renew),
    staff: {},
  };
  return { topics: port, loadStaff };
}
