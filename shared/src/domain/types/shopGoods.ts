import type { DeviceId, OwnService } from './device';
import type { ShopUnitPage } from './goods';
import type { ProductCategory } from './product';

/**
 * How the goods differ from the built-in catalogue: the keys of built-in products that are not on
 * sale, and the number of units on sale in each category. `draft` is the draft unit that the page
 * shows to a staff member.
 */
export type ShopGoods = {
  offSale: readonly string[];
  counts: Partial<Record<ProductCategory | 'all', number>>;
  draft?: ShopUnitPage;
};

/**
 * The number of models of each device whose models the owner changed. Only for these devices, pages
 * request the models.
 */
export type ShopModels = Partial<Record<DeviceId, number>>;

/**
 * The faults that the shop repairs, for each device whose faults the owner changed. They are in the
 * owner's order, without the faults that are switched off.
 */
export type ShopFaults = Partial<Record<DeviceId, readonly OwnService[]>>;
