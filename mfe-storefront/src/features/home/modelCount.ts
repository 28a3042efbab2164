import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';

/** How many models each device has. The models themselves load with the repairs area. */
export const modelCount: Record<DeviceId, number> = {
  iphone: 27,
  ipad: 18,
  macbook: 17,
  imac: 14,
  watch: 12,
  laptop: 12,
};
