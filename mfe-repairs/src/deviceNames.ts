import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';

/** The names of the kinds of device (specification, section 3). */
export const DEVICE_NAMES: Record<DeviceId, string> = {
  macbook: 'MacBook',
  iphone: 'iPhone',
  imac: 'iMac',
  ipad: 'iPad',
  laptop: 'Laptop',
  watch: 'Apple Watch',
};
