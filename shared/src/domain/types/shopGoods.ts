import type { DeviceId } from './device';
import type { ShopUnitPage } from './goods';
import type { ProductCategory } from './product';

/**
 * How the goods differ from the built-in catalogue now: the keys of built-in products that are not
 * on sale, and the number of units on sale by category. `draft` is the draft that the page shows to
 * a signed-in member.
 */
export type ShopGoods = {
  offSale: readonly string[];
  counts: Partial<Record<ProductCategory | 'all', number>>;
  draft?: ShopUnitPage;
};

/**
 * The number of models of each device whose models differ from the built-in ones. Pages ask for
 * the models of these devices only.
 */
export type ShopModels = Partial<Record<DeviceId, number>>;
