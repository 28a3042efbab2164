import type { AppointmentRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { ChangesShop } from '../changes';
import type { Reads } from '../db';
import type { Metrics } from '../http';
import type { NotificationsShop } from '../notifications';
import type { PhotosShop } from '../photos';
import type { ReferenceBook } from './references/referenceBook';

type RepairAsked = Partial<Pick<AppointmentRequest, 'device' | 'issue' | 'deviceModel'>>;

/** What the code for bookings needs. */
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
    /** Returns the name of the version of the shop's terms that is valid now. */
    termsInForce: (trx: Reads) => Promise<string>;
    /**
     * Returns the working time that the owner entered for repairing a fault of a model. Undefined
     * if the owner entered none.
     */
    repairTime: (trx: Reads, asked: RepairAsked) => Promise<string | undefined>;
  };
