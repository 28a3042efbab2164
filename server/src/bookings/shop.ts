import type { Shop as LimitsShop } from '../abuseLimits/shop';
import type { Shop as ChangesShop } from '../changes/shop';
import type { Metrics } from '../http/metrics';
import type { Shop as NotificationsShop } from '../notifications/shop';
import type { Shop as PhotosShop } from '../photos/shop';
import type { ReferenceBook } from './references/referenceBook';

/** What bookings work with. */
export type Shop = ChangesShop &
  LimitsShop &
  NotificationsShop &
  PhotosShop & {
    config: {
      /** Appointments that one slot takes. */
      slotCapacity: number;
    };
    references: ReferenceBook;
    metrics: Metrics;
  };
