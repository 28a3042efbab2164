import {
  DEVICE_IDS,
  type DeviceId,
  type KnownFault,
} from '@mcs-repairs/shared/domain/types/device';
import { sameName } from '@mcs-repairs/shared/domain/types/sameName';
import type { Reads } from '../db';
import type { FaultPlace } from './shop';

/** The faults of every device, in the owner's order. */
export type FaultsByDevice = Readonly<Record<DeviceId, readonly KnownFault[]>>;

export async function faultsByDevice(
  { knownFaults }: Pick<FaultPlace, 'knownFaults'>,
  db: Reads,
): Promise<FaultsByDevice> {
  const found: Partial<Record<DeviceId, readonly KnownFault[]>> = {};
  for (const device of DEVICE_IDS) found[device] = await knownFaults(db, device);
  return found as FaultsByDevice;
}

/**
 * Returns the fault of a device with this name, former name or id. Without a device, returns the
 * fault of any device.
 */
export function faultNamed(
  name: string,
  device: DeviceId | undefined,
  faults: FaultsByDevice,
): KnownFault | undefined {
  const wanted = sameName(name);
  const listed = device ? faults[device] : Object.values(faults).flat();
  return listed.find(({ id, names }) => id === wanted || names.includes(wanted));
}
