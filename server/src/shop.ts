import type { AuthShop } from './auth';
import { type BookingsShop, messagesOfBookings } from './bookings';
import type { CommunityShop } from './community';
import type { Config } from './config';
import type { InquiriesShop } from './inquiries';
import { createStaffMail } from './notifications';
import type { ReleasesShop } from './releases';

/** What all routes and jobs work with: each context names what it needs of it. */
export type Shop = AuthShop &
  BookingsShop &
  CommunityShop &
  InquiriesShop &
  ReleasesShop & { config: Config };

type Parts = Omit<Shop, 'promiseStaffMail' | 'bookingsOfMessages'>;

/** Gives contexts what others do for them without their knowing each other. */
export function joinContexts(parts: Parts): Shop {
  return {
    ...parts,
    promiseStaffMail: createStaffMail(parts),
    bookingsOfMessages: messagesOfBookings(parts),
  };
}
