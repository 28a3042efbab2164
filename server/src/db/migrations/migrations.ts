import { bookings } from './001-bookings';
import { staff } from './002-staff';
import { community } from './003-community';
import { bookingLinks } from './004-booking-links';
import { passwordLinks } from './005-password-links';
import { submissions } from './006-submissions';
import { holds } from './007-holds';
import { spam } from './008-spam';
import { photoNetworks } from './009-photo-networks';
import { signInApprovals } from './010-sign-in-approvals';
import { imports } from './012-imports';
import type { Migration } from './migration';

/** Every step of the schema, oldest first; forward only. */
export const MIGRATIONS: readonly Migration[] = [
  bookings,
  staff,
  community,
  bookingLinks,
  passwordLinks,
  submissions,
  holds,
  spam,
  photoNetworks,
  signInApprovals,
  imports,
];
