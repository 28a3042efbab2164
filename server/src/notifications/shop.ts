import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { Actor, StaffPlace } from '../auth';
import type { ChangesShop } from '../changes';
import type { Trx } from '../db';
import type { FilesPlace } from '../runtime';
import type { TextSettings } from './sms/textSettings';

/** Settings for messages, which come from environment variables. */
export type NotificationSettings = FilesPlace & {
  smtpUrl?: string | undefined;
  /** The push services to which the server may send messages for staff. */
  pushHosts: readonly string[];
  /** The settings of text messages to customers. */
  texts: TextSettings;
  /** The shop's profile from its file, together with the available text channels. */
  shop: ShopProfile;
};

/** The functions for bookings that the code for messages calls. */
export type BookingsOfMessages = {
  /** Adds a private link to a booking. Returns its secret. */
  addLink: (trx: Trx, bookingId: string) => Promise<string>;
  isThere: (trx: Trx, bookingId: string) => Promise<boolean>;
  /** Records in a booking's history that staff sent a message again. */
  noteRetry: (trx: Trx, bookingId: string, by: Actor) => Promise<void>;
  /** Emails the codes that could not be sent as a text message. */
  mailCodesInstead: (trx: Trx, bookingId: string) => Promise<void>;
};

/** What the code for messages needs. */
export type Shop = StaffPlace &
  Pick<ChangesShop, 'changes'> & {
    config: NotificationSettings & LimitsShop['config'];
    bookingsOfMessages: BookingsOfMessages;
  };
