import type { DeviceId, IssueId, RepairService } from '../types/device';
import { IMAC_SERVICES } from './imacServices';
import { IPAD_SERVICES } from './ipadServices';
import { IPHONE_SERVICES } from './iphoneServices';
import { LAPTOP_SERVICES } from './laptopServices';
import { MACBOOK_SERVICES } from './macbookServices';
import { WATCH_SERVICES } from './watchServices';

/**
 * The repair services for each device. Their ids come from section 3 of the specification, and
 * their prices and durations from section 9.
 */
const BY_DEVICE: Record<DeviceId, readonly RepairService[]> = {
  iphone: IPHONE_SERVICES,
  ipad: IPAD_SERVICES,
  macbook: MACBOOK_SERVICES,
  imac: IMAC_SERVICES,
  watch: WATCH_SERVICES,
  laptop: LAPTOP_SERVICES,
};

/**
 * Returns the eight repair services for a device, in the order of section 3 of the specification.
 * The prices of a screen are those of the device's first model.
 */
export function servicesOf(device: DeviceId): readonly RepairService[] {
  return BY_DEVICE[device];
}

/**
 * Returns the service that repairs a fault of a device. Undefined if the shop has none for this
 * device.
 */
export function serviceFor(device: DeviceId, issue: IssueId): RepairService | undefined {
  return servicesOf(device).find((service) => service.id === issue);
}
