import type { DeviceId, RepairModel } from '../types/device';
import { IMAC_MODELS } from './imacModels';
import { IPAD_MODELS } from './ipadModels';
import { IPHONE_MODELS } from './iphoneModels';
import { LAPTOP_BRANDS } from './laptopBrands';
import { MACBOOK_MODELS } from './macbookModels';
import { WATCH_MODELS, WATCH_ULTRA } from './watchModels';

const BY_DEVICE: Record<DeviceId, readonly RepairModel[]> = {
  iphone: IPHONE_MODELS,
  ipad: IPAD_MODELS,
  macbook: MACBOOK_MODELS,
  imac: IMAC_MODELS,
  watch: WATCH_MODELS,
  laptop: LAPTOP_BRANDS,
};

/** Every listed model and brand: 27 + 18 + 17 + 14 + 12 + 12 = 100 (specification, section 2). */
export const MODELS: readonly RepairModel[] = Object.values(BY_DEVICE).flat();

/** Models that have a page although no list contains them. */
export const UNLISTED_MODELS: readonly RepairModel[] = [WATCH_ULTRA];

/** Returns the listed models of a device, in the order of the list. */
export function modelsOf(device: DeviceId): readonly RepairModel[] {
  return BY_DEVICE[device];
}
