import type { Product, ProductCategory, SortOrder } from '../types/product';

export type CategoryChoice = ProductCategory | 'all';
export type ShopFilter = {
  categories: readonly CategoryChoice[];
  search: string;
  sort: SortOrder;
};

/** The filter when the shop opens and after Clear All (specification, section 4). */
export const CLEAR_FILTER: ShopFilter = { categories: ['all'], search: '', sort: 'newest' };

/**
 * The number of products that are shown at first, and that each Load More adds (specification,
 * section 9).
 */
export const PAGE_SIZE = 12;

/**
 * Returns the selection after a category was ticked or unticked (section 4):
 * - Ticking All selects only All. Unticking All empties the selection.
 * - Ticking another category removes All. Unticking the last one selects All again.
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
 * Returns the products of the selected categories whose name contains the search text, ignoring
 * case (specification, section 5). An empty selection shows none.
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
 * Returns the products in the chosen order. Newest: id in descending text order. Low and popular:
 * name ascending. High: name descending. Equal products keep the catalogue's order (specification,
 * section 9; docs/conformance/readings.md, Sorting by price).
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

/** Returns the products that the grid lists for a filter, before paging. */
export function listProducts(products: readonly Product[], filter: ShopFilter): Product[] {
  return sortProducts(filterProducts(products, filter), filter.sort);
}

/**
 * Returns the number on the badge: one for each chosen category (or an empty selection), and one
 * for a search. Sorting does not count.
 */
export function activeFilterCount({ categories, search }: Omit<ShopFilter, 'sort'>): number {
  const chosen =
    categories.length === 0 ? 1 : categories.filter((choice) => choice !== 'all').length;
  return chosen + (search.trim() === '' ? 0 : 1);
}

/** Returns the number of visible products after Load More. */
export function loadMore(visible: number): number {
  return visible + PAGE_SIZE;
}

/**
 * Returns whether Load More is shown. It hides when all matching products are visible
 * (docs/conformance/readings.md, Load More).
 */
export function hasMore(visible: number, found: number): boolean {
  return visible < found;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
