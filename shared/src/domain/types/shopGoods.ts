import type { ProductCategory } from './product';

/**
 * How the goods differ from the built-in catalogue now: the keys of built-in products that are not
 * on sale, and the number of units on sale by category.
 */
export type ShopGoods = {
  offSale: readonly string[];
  counts: Partial<Record<ProductCategory | 'all', number>>;
};
