import type { AppointmentRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { ChangesShop } from '../changes';
import type { Reads } from '../db';
import type { Metrics } from '../http';
import type { NotificationsShop } from '../notifications';
import type { PhotosShop } from '../photos';
import type { ReferenceBook } from './references/referenceBook';

type RepairAsked = Partial<Pick<AppointmentRequest, 'device' | 'issue' | 'deviceModel'>>;

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
    /** Returns the name of the version of the terms that is valid now. */
    termsInForce: (trx: Reads) => Promise<string>;
    /**
     * Returns the owner's working time for a repair of a fault of a model. Undefined if the owner
     * entered none.
     */
    repairTime: (trx: Reads, asked: RepairAsked) => Promise<string | undefined>;
  };
