import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { ReferenceBook } from '../bookings';
import type { ChangesShop } from '../changes';
import type { NotificationSettings } from '../notifications';

/** The dependencies of enquiries and quote requests. */
export type Shop = ChangesShop &
  LimitsShop & { config: NotificationSettings; references: ReferenceBook };
