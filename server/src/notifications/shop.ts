import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { Actor, StaffPlace } from '../auth';
import type { ChangesShop } from '../changes';
import type { Trx } from '../db';
import type { FilesPlace } from '../runtime';
import type { TextSettings } from './sms/textSettings';

/** Settings from environment variables for messages. */
export type NotificationSettings = FilesPlace & {
  smtpUrl?: string | undefined;
  /** The push services to which the server may send messages for staff. */
  pushHosts: readonly string[];
  /** The settings of text messages to customers. */
  texts: TextSettings;
  /** The shop's profile from its file, with the configured text channels. */
  shop: ShopProfile;
};

/** The functions of the context `bookings` that this context calls for messages about bookings. */
export type BookingsOfMessages = {
  /** Returns the token of a new link to the booking. */
  addLink: (trx: Trx, bookingId: string) => Promise<string>;
  isThere: (trx: Trx, bookingId: string) => Promise<boolean>;
  /** Records in the booking's history that a message is sent again. */
  noteRetry: (trx: Trx, bookingId: string, by: Actor) => Promise<void>;
  /** Emails the codes that could not be sent as a text message. */
  mailCodesInstead: (trx: Trx, bookingId: string) => Promise<void>;
};

/** The dependencies of messages. */
export type Shop = StaffPlace &
  Pick<ChangesShop, 'changes'> & {
    config: NotificationSettings & LimitsShop['config'];
    bookingsOfMessages: BookingsOfMessages;
  };
