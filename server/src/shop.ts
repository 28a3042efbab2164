import type { AuthShop } from './auth';
import { type BookingsShop, messagesOfBookings } from './bookings';
import { bookedFault, type CatalogueShop } from './catalogue';
import type { CommunityShop } from './community';
import type { Config } from './config';
import { type ContentShop, knownFaults, termsInForce } from './content';
import type { InquiriesShop } from './inquiries';
import { createStaffMail } from './notifications';
import type { ReleasesShop } from './releases';
import type { ReportsShop } from './reports';

/** What all routes and jobs of the server need. Each context declares which part it needs. */
export type Shop = AuthShop &
  BookingsShop &
  CatalogueShop &
  CommunityShop &
  ContentShop &
  InquiriesShop &
  ReleasesShop &
  ReportsShop & { config: Config };

type Joined =
  'promiseStaffMail' | 'bookingsOfMessages' | 'termsInForce' | 'knownFaults' | 'bookedFault';
type Parts = Omit<Shop, Joined>;

/**
 * Passes functions of some contexts to others that need them. The contexts thus work together
 * without importing each other.
 */
export function joinContexts(parts: Parts): Shop {
  const faults: Shop['knownFaults'] = (trx, device) => knownFaults(parts, trx, device);
  return {
    ...parts,
    promiseStaffMail: createStaffMail(parts),
    bookingsOfMessages: messagesOfBookings(parts),
    termsInForce: (trx) => termsInForce(parts, trx),
    knownFaults: faults,
    bookedFault: (trx, booked) => bookedFault(faults, trx, booked),
  };
}
