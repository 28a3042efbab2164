import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { Actor, StaffPlace } from '../auth';
import type { ChangesShop } from '../changes';
import type { Trx } from '../db';
import type { TextSettings } from './sms/textSettings';

/** Settings of the environment: messages. */
export type NotificationSettings = {
  smtpUrl?: string | undefined;
  /** Push services that may get messages for staff. */
  pushHosts: readonly string[];
  /** Text messages to customers. */
  texts: TextSettings;
  /** The shop's profile from its file, with the text channels that are set up. */
  shop: ShopProfile;
  /** Where emails are written when there is no mail server. */
  dataDir: string;
};

/** What bookings do for the messages about them. */
export type BookingsOfMessages = {
  /** Returns the token of a new link to the booking. */
  addLink: (trx: Trx, bookingId: string) => Promise<string>;
  isThere: (trx: Trx, bookingId: string) => Promise<boolean>;
  /** Notes in the booking's history that a message is sent again. */
  noteRetry: (trx: Trx, bookingId: string, by: Actor) => Promise<void>;
  /** Emails the codes that no text could deliver. */
  mailCodesInstead: (trx: Trx, bookingId: string) => Promise<void>;
};

/** Dependencies of messages. */
export type Shop = StaffPlace &
  Pick<ChangesShop, 'changes'> & {
    config: NotificationSettings & LimitsShop['config'];
    bookingsOfMessages: BookingsOfMessages;
  };
