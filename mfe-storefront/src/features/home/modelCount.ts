import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';

/**
 * The number of models of each device. The models themselves load with the code of the repairs
 * area.
 */
export const modelCount: Record<DeviceId, number> = {
  iphone: 27,
  ipad: 18,
  macbook: 17,
  imac: 14,
  watch: 12,
  laptop: 12,
};
