import type { Product, ProductCategory, SortOrder } from '../types/product';

export type CategoryChoice = ProductCategory | 'all';
export type ShopFilter = {
  categories: readonly CategoryChoice[];
  search: string;
  sort: SortOrder;
};

/** The filter of the shop page when it opens, and after Clear All (specification, section 4). */
export const CLEAR_FILTER: ShopFilter = { categories: ['all'], search: '', sort: 'newest' };

/**
 * How many products the page shows at first, and how many more after each Load More (specification,
 * section 9).
 */
export const PAGE_SIZE = 12;

/**
 * Returns the selected categories after the visitor selected or cleared one (specification, section
 * 4):
 * - Selecting All leaves only All. Clearing All leaves none.
 * - Selecting another category clears All. Clearing the last category selects All again.
 */
export function toggleCategory(
  selected: readonly CategoryChoice[],
  category: CategoryChoice,
): CategoryChoice[] {
  if (category === 'all') return selected.includes('all') ? [] : ['all'];
  const others = selected.filter((choice) => choice !== 'all' && choice !== category);
  if (!selected.includes(category)) return [...others, category];
  return others.length > 0 ? others : ['all'];
}

/**
 * Returns the products of the selected categories whose name contains the search text
 * (specification, section 5), in upper or lower case. Empty if no category is selected.
 */
export function filterProducts(
  products: readonly Product[],
  { categories, search }: Pick<ShopFilter, 'categories' | 'search'>,
): Product[] {
  const wanted = search.trim().toLowerCase();
  return products.filter(
    ({ category, name }) =>
      (categories.includes('all') || categories.includes(category)) &&
      name.toLowerCase().includes(wanted),
  );
}

/**
 * Returns the products in the chosen order:
 * - newest: by id, in descending text order
 * - low and popular: by name, A to Z
 * - high: by name, Z to A
 *
 * Equal products stay in the order of the catalogue (specification, section 9;
 * docs/conformance/readings.md, Sorting by price).
 */
export function sortProducts(products: readonly Product[], sort: SortOrder): Product[] {
  const name = ({ name }: Product) => name.toLowerCase();
  switch (sort) {
    case 'newest':
      return [...products].sort((a, b) => compare(b.id, a.id));
    case 'price-low':
    case 'popular':
      return [...products].sort((a, b) => compare(name(a), name(b)));
    case 'price-high':
      return [...products].sort((a, b) => compare(name(b), name(a)));
  }
}

/** Returns all products that match a filter. The page shows only the first ones. */
export function listProducts(products: readonly Product[], filter: ShopFilter): Product[] {
  return sortProducts(filterProducts(products, filter), filter.sort);
}

/**
 * Returns the number on the filter button. Each selected category counts as one. If none is
 * selected, that counts as one, too. So does a search. The sort order does not count.
 */
export function activeFilterCount({ categories, search }: Omit<ShopFilter, 'sort'>): number {
  const chosen =
    categories.length === 0 ? 1 : categories.filter((choice) => choice !== 'all').length;
  return chosen + (search.trim() === '' ? 0 : 1);
}

/** Returns how many products the page shows after the visitor pressed Load More. */
export function loadMore(visible: number): number {
  return visible + PAGE_SIZE;
}

/**
 * Returns whether the page shows the button Load More. It does not if all matching products are
 * visible (docs/conformance/readings.md, Load More).
 */
export function hasMore(visible: number, found: number): boolean {
  return visible < found;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
