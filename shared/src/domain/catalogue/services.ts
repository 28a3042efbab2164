import type { DeviceId, IssueId, RepairService } from '../types/device';
import { IMAC_SERVICES } from './imacServices';
import { IPAD_SERVICES } from './ipadServices';
import { IPHONE_SERVICES } from './iphoneServices';
import { LAPTOP_SERVICES } from './laptopServices';
import { MACBOOK_SERVICES } from './macbookServices';
import { WATCH_SERVICES } from './watchServices';

/** Services by device: ids of section 3, prices and durations of section 9. */
const BY_DEVICE: Record<DeviceId, readonly RepairService[]> = {
  iphone: IPHONE_SERVICES,
  ipad: IPAD_SERVICES,
  macbook: MACBOOK_SERVICES,
  imac: IMAC_SERVICES,
  watch: WATCH_SERVICES,
  laptop: LAPTOP_SERVICES,
};

/**
 * The eight services of a device, in the order of section 3; the screen's prices are those of the
 * device's first model.
 */
export function servicesOf(device: DeviceId): readonly RepairService[] {
  return BY_DEVICE[device];
}

/**
 * Returns the service that repairs an issue of a device. Undefined if the device has no such
 * service.
 */
export function serviceFor(device: DeviceId, issue: IssueId): RepairService | undefined {
  return servicesOf(device).find((service) => service.id === issue);
}
