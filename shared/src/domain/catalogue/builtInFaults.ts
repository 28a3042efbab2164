import type { DeviceId } from '../types/device';
import type { FaultListId, SectionEntry } from '../types/sections';
import { repairText } from './repairText';
import { servicesOf } from './services';

/** Returns the faults of a device as the owner finds them in the form before the first change. */
export const builtInFaults = (device: DeviceId): readonly SectionEntry<FaultListId>[] =>
  servicesOf(device).map((service) => ({
    name: service.issue,
    duration: service.duration,
    signs: repairText(service).signs,
    state: 'on',
    id: service.id,
  }));
