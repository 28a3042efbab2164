import type { DeviceId } from './device';
import type { ShopUnitPage } from './goods';
import type { ProductCategory } from './product';

/**
 * How the goods now differ from the built-in catalogue: the keys of built-in products that are not
 * on sale, and the number of units on sale in each category. `draft` is the draft that the page
 * shows to a member of staff.
 */
export type ShopGoods = {
  offSale: readonly string[];
  counts: Partial<Record<ProductCategory | 'all', number>>;
  draft?: ShopUnitPage;
};

/**
 * The number of models of each device, for devices whose models the owner changed. Pages request
 * the models of only these devices.
 */
export type ShopModels = Partial<Record<DeviceId, number>>;
