import type { AppointmentRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { KnownFault } from '@mcs-repairs/shared/domain/types/device';
import type { AbuseLimitsShop as LimitsShop } from '../abuseLimits';
import type { KnownFaults } from '../catalogue';
import type { ChangesShop } from '../changes';
import type { Reads } from '../db';
import type { Metrics } from '../http';
import type { NotificationsShop } from '../notifications';
import type { PhotosShop } from '../photos';
import type { ReferenceBook } from './references/referenceBook';

type Booked = Pick<AppointmentRequest, 'device' | 'issue' | 'deviceModel' | 'repairIssue'>;

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
     * Returns the fault that a new booking names, with the owner's name and working time. Undefined
     * if the booking names no fault of its device.
     */
    bookedFault: (trx: Reads, booked: Booked) => Promise<KnownFault | undefined>;
    /** Reads the faults of a device with the owner's names and working times. */
    knownFaults: KnownFaults;
  };
