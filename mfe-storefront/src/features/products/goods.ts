import { PRODUCTS } from '@mcs-repairs/shared/domain/catalogue/products';
import { productKey } from '@mcs-repairs/shared/domain/rules/cart';
import { filterProducts, type CategoryChoice } from '@mcs-repairs/shared/domain/rules/shopFilter';
import { namedLike } from '@mcs-repairs/shared/domain/rules/similarWords';
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

/**
 * Returns the built-in products that a search finds in all categories. If `mayCorrect` is true and
 * no name contains the typed text, these are the products with similar words.
 */
export function findBuiltIn(
  goods: ShopGoods | undefined,
  search: string,
  mayCorrect: boolean,
): readonly Product[] {
  const onSale = builtInOnSale(goods);
  const exact = filterProducts(onSale, { categories: ['all'], search });
  return exact.length > 0 || !mayCorrect ? exact : namedLike(onSale, search);
}

/**
 * Counts the products and units in a category, of which `builtIn` are the built-in ones. Undefined
 * if a search has changed the number of units, because only the server could count them.
 */
export function countOf(
  choice: CategoryChoice,
  builtIn: readonly Product[],
  goods: ShopGoods | undefined,
  search: string,
): number | undefined {
  const products = filterProducts(builtIn, { categories: [choice], search: '' }).length;
  if (search.trim() === '') return products + (goods?.counts[choice] ?? 0);
  return goods?.counts.all ? undefined : products;
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
