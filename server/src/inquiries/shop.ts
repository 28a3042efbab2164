import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { ReferenceBook } from '../bookings';
import type { ChangesShop } from '../changes';
import type { NotificationSettings } from '../notifications';

/** What the code for enquiries and quote requests needs. */
export type Shop = ChangesShop &
  LimitsShop & { config: NotificationSettings; references: ReferenceBook };
