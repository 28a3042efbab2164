import { PRODUCTS } from '@mcs-repairs/shared/domain/catalogue/products';
import type { Product } from '@mcs-repairs/shared/domain/types/product';
import { productKey } from '@mcs-repairs/shared/domain/rules/cart';
import { CLEAR_FILTER, listProducts } from '@mcs-repairs/shared/domain/rules/shopFilter';

export type ProductBadge = 'PREOWNED' | 'FLASH SALE';

const PREOWNED_EVERY = 3;
const FLASH_SALE_EVERY = 5;

/**
 * Returns the badges by product key. The products at positions 0, 3, 6, ... and 0, 5, 10, ... of
 * the default list have badges (specification, section 9; docs/conformance/readings.md, Badges).
 */
export function badgesByPosition(products: readonly Product[]): Map<string, ProductBadge[]> {
  return new Map(
    listProducts(products, CLEAR_FILTER).map((product, position) => {
      const badges: ProductBadge[] = [];
      if (position % PREOWNED_EVERY === 0) badges.push('PREOWNED');
      if (position % FLASH_SALE_EVERY === 0) badges.push('FLASH SALE');
      return [productKey(product), badges];
    }),
  );
}

const BADGES = badgesByPosition(PRODUCTS);

/** Returns the badges of a product. They do not depend on the sort order of the list. */
export function badgesOf(product: Pick<Product, 'category' | 'id'>): readonly ProductBadge[] {
  return BADGES.get(productKey(product)) ?? [];
}
