import type { DeviceId, KnownFault } from '@mcs-repairs/shared/domain/types/device';
import type { StaffPlace } from '../auth';
import type { Reads } from '../db';
import type { HttpSettings } from '../http';
import type { Files } from '../runtime';

/** Reads the faults of a device with the owner's names and working times. */
export type KnownFaults = (trx: Reads, device: DeviceId) => Promise<readonly KnownFault[]>;

/** What the code for goods, models and prices needs. */
export type Shop = StaffPlace & {
  config: HttpSettings;
  files: Files;
  knownFaults: KnownFaults;
};
export type CataloguePlace = Pick<Shop, 'db' | 'now'>;
export type FaultPlace = Pick<Shop, 'db' | 'now' | 'knownFaults'>;
