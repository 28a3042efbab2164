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

/** The dependencies of all routes and jobs. Each context declares which it needs. */
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

/** Connects contexts that use each other's functions without importing each other. */
export function joinContexts(parts: Parts): Shop {
  return {
    ...parts,
    promiseStaffMail: createStaffMail(parts),
    bookingsOfMessages: messagesOfBookings(parts),
    termsInForce: (trx) => termsInForce(parts, trx),
    repairTime,
  };
}
