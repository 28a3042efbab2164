import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { ChangesShop } from '../changes';
import type { Metrics } from '../http';
import type { NotificationsShop } from '../notifications';
import type { PhotosShop } from '../photos';
import type { ReferenceBook } from './references/referenceBook';

/** The dependencies of the context of bookings. */
export type Shop = ChangesShop &
  LimitsShop &
  NotificationsShop &
  PhotosShop & {
    config: {
      /** The number of appointments in one slot. */
      slotCapacity: number;
    };
    references: ReferenceBook;
    metrics: Metrics;
  };
