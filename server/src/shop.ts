import type { AuthShop } from './auth';
import { type BookingsShop, messagesOfBookings } from './bookings';
import type { CatalogueShop } from './catalogue';
import type { CommunityShop } from './community';
import type { Config } from './config';
import type { ContentShop } from './content';
import type { InquiriesShop } from './inquiries';
import { createStaffMail } from './notifications';
import type { ReleasesShop } from './releases';

/** The dependencies of all routes and jobs. Each context declares its own part. */
export type Shop = AuthShop &
  BookingsShop &
  CatalogueShop &
  CommunityShop &
  ContentShop &
  InquiriesShop &
  ReleasesShop & { config: Config };

type Parts = Omit<Shop, 'promiseStaffMail' | 'bookingsOfMessages'>;

/** Connects contexts that use each other's functions without importing each other. */
export function joinContexts(parts: Parts): Shop {
  return {
    ...parts,
    promiseStaffMail: createStaffMail(parts),
    bookingsOfMessages: messagesOfBookings(parts),
  };
}
