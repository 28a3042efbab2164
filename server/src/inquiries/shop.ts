import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { ReferenceBook } from '../bookings';
import type { KnownFaults } from '../catalogue';
import type { ChangesShop } from '../changes';
import type { NotificationSettings } from '../notifications';

/** What the code for enquiries and quote requests needs. */
export type Shop = ChangesShop &
  LimitsShop & {
    config: NotificationSettings;
    references: ReferenceBook;
    /** Reads the faults of a device with the owner's names and working times. */
    knownFaults: KnownFaults;
  };
