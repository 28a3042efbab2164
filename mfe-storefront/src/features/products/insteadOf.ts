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

/** Where the shop has what comes nearest to a device: it sells no iMacs and no other laptops, and watches as accessories. */
export const insteadOf = (device: DeviceId): ProductCategory => INSTEAD[device];
