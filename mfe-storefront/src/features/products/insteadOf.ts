import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import type { ProductCategory } from '@mcs-repairs/shared/domain/types/product';

const INSTEAD: Record<DeviceId, ProductCategory> = {
  iphone: 'iphones',
  ipad: 'ipads',
  macbook: 'macbooks',
  imac: 'macbooks',
  watch: 'accessories',
  laptop: 'macbooks',
};

/**
 * Returns the product category that is closest to a device. The shop sells no iMacs and no laptops
 * of other makers. It lists watches as accessories.
 */
export const insteadOf = (device: DeviceId): ProductCategory => INSTEAD[device];
