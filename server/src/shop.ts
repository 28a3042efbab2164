import type { Shop as AuthShop } from './auth/shop';
import { messagesOfBookings } from './bookings/messagesOfBookings';
import type { Shop as BookingsShop } from './bookings/shop';
import type { Shop as CommunityShop } from './community/shop';
import type { Config } from './config';
import type { Shop as InquiriesShop } from './inquiries/shop';
import { createStaffMail } from './notifications/email/promiseStaffMail';
import type { Shop as ReleasesShop } from './releases/shop';

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
