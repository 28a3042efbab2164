import type { Shop as LimitsShop } from '../abuseLimits/shop';
import type { ReferenceBook } from '../bookings/references/referenceBook';
import type { Shop as ChangesShop } from '../changes/shop';
import type { NotificationSettings } from '../notifications/shop';

/** What enquiries and quote requests work with. */
export type Shop = ChangesShop &
  LimitsShop & { config: NotificationSettings; references: ReferenceBook };
