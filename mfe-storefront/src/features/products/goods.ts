import { PRODUCTS } from '@mcs-repairs/shared/domain/catalogue/products';
import { productKey } from '@mcs-repairs/shared/domain/rules/cart';
import { filterProducts, type CategoryChoice } from '@mcs-repairs/shared/domain/rules/shopFilter';
import type { ShopUnit } from '@mcs-repairs/shared/domain/types/goods';
import type { Product } from '@mcs-repairs/shared/domain/types/product';
import type { ShopGoods } from '@mcs-repairs/shared/domain/types/shopGoods';
import { FACTS, type ShopQuery } from './shopQuery';

/** A built-in product, or a unit that was converted to a product. */
export type Listed = Product & { unit?: ShopUnit };

/** Returns the built-in products that are on sale. */
export const builtInOnSale = (goods: ShopGoods | undefined): readonly Product[] =>
  goods ? PRODUCTS.filter((product) => !goods.offSale.includes(productKey(product))) : PRODUCTS;

/** Whether a product has the chosen facts. For a built-in product, only the storage is known. */
export const hasFacts = (query: ShopQuery, product: Listed): boolean =>
  FACTS.every(
    (name) =>
      !query[name] || query[name] === ((product.unit ?? product) as Partial<ShopQuery>)[name],
  );

/** Counts the products and units in a category. */
export function countOf(choice: CategoryChoice, goods: ShopGoods | undefined): number {
  const products = filterProducts(builtInOnSale(goods), { categories: [choice], search: '' });
  return products.length + (goods?.counts[choice] ?? 0);
}

/** Returns what a line of text says about a unit. */
export const factsOf = ({ storage, colour, battery }: ShopUnit): string[] =>
  [storage, colour, battery ? `Battery ${battery}%` : ''].filter(Boolean);

/**
 * Converts a unit to a product for the cards and the cart. The slug of the unit becomes the id of
 * the product.
 */
export function asProduct(unit: ShopUnit): Listed {
  const { slug, name, category, chip } = unit;
  return {
    id: slug,
    name,
    category,
    price: 'Call for price',
    storage: factsOf(unit).join(' · '),
    chip,
    unit,
  };
}
