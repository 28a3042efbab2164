import type { AuthShop } from './auth';
import { type BookingsShop, messagesOfBookings } from './bookings';
import { type CatalogueShop, repairTime } from './catalogue';
import type { CommunityShop } from './community';
import type { Config } from './config';
import { type ContentShop, termsInForce } from './content';
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

type Joined = 'promiseStaffMail' | 'bookingsOfMessages' | 'termsInForce' | 'repairTime';
type Parts = Omit<Shop, Joined>;

/**
 * Passes functions of some contexts to others that need them. The contexts thus work together
 * without importing each other.
 */
export function joinContexts(parts: Parts): Shop {
  return {
    ...parts,
    promiseStaffMail: createStaffMail(parts),
    bookingsOfMessages: messagesOfBookings(parts),
    termsInForce: (trx) => termsInForce(parts, trx),
    repairTime,
  };
}
