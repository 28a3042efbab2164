import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { Actor, StaffPlace } from '../auth';
import type { ChangesShop } from '../changes';
import type { Trx } from '../db';
import type { TextSettings } from './sms/textSettings';

/** What the environment says about messages. */
export type NotificationSettings = {
  smtpUrl?: string | undefined;
  /** Push services to which messages for staff may be sent. */
  pushHosts: readonly string[];
  /** Texts to customers. */
  texts: TextSettings;
  /** As the file says, with the ways to a telephone that are set up. */
  shop: ShopProfile;
  /** Where mails are written that no server takes. */
  dataDir: string;
};

/** What bookings do for a message that is about one of them. */
export type BookingsOfMessages = {
  /** Returns the token of a new link to the booking. */
  addLink: (trx: Trx, bookingId: string) => Promise<string>;
  isThere: (trx: Trx, bookingId: string) => Promise<boolean>;
  /** Writes into the booking's history that a message is sent again. */
  noteRetry: (trx: Trx, bookingId: string, by: Actor) => Promise<void>;
  /** Sends by mail the codes that no text brought. */
  mailCodesInstead: (trx: Trx, bookingId: string) => Promise<void>;
};

/** What messages work with. */
export type Shop = StaffPlace &
  Pick<ChangesShop, 'changes'> & {
    config: NotificationSettings & LimitsShop['config'];
    bookingsOfMessages: BookingsOfMessages;
  };
