import {
  CLEAR_FILTER,
  PAGE_SIZE,
  type CategoryChoice,
  type ShopFilter,
} from '@mcs-repairs/shared/domain/rules/shopFilter';
import type { UnitFilter } from '@mcs-repairs/shared/domain/types/goods';
import type { SortOrder } from '@mcs-repairs/shared/domain/types/product';
import { CATEGORIES, SORTS } from './choices';

/** The facts of units that visitors can filter by. */
export const FACTS: readonly UnitFilter[] = ['grade', 'storage', 'colour'];

/**
 * The filter of the shop as it is in the address, and the number of products shown. An empty fact
 * matches all products.
 */
export type ShopQuery = ShopFilter & Record<UnitFilter, string> & { shown: number };

/**
 * Stands for an empty selection of categories. A missing parameter means that all categories are
 * selected, so an empty selection needs its own word.
 */
export const NONE = 'none';
const MOST_SHOWN = 100 * PAGE_SIZE;

/**
 * Parses `?category=iphones,ipads&q=pro&sort=popular&colour=Blue&shown=24`. A missing or invalid
 * value gets its default.
 */
export function readShopQuery(params: URLSearchParams): ShopQuery {
  const read = (name: string) => params.get(name) ?? '';
  return {
    categories: readCategories(params.getAll('category').join(',')),
    search: read('q'),
    sort: readSort(read('sort')),
    shown: readShown(read('shown')),
    grade: read('grade'),
    storage: read('storage'),
    colour: read('colour'),
  };
}

/** Returns the shortest address that parses to this query. */
export function writeShopQuery(query: ShopQuery): URLSearchParams {
  const { categories, search, sort, shown } = query;
  const params = new URLSearchParams();
  if (!categories.includes('all')) params.set('category', categories.join(',') || NONE);
  if (search.trim() !== '') params.set('q', search);
  if (sort !== CLEAR_FILTER.sort) params.set('sort', sort);
  for (const name of FACTS) if (query[name]) params.set(name, query[name]);
  if (shown !== PAGE_SIZE) params.set('shown', String(shown));
  return params;
}

/**
 * Also accepts one parameter for each category. A form that the browser sends without React has
 * this format.
 */
function readCategories(text: string): CategoryChoice[] {
  if (text === NONE) return [];
  const named = new Set(text.split(','));
  const known = CATEGORIES.filter((category) => named.has(category));
  return known.length > 0 ? known : ['all'];
}

export function readSort(text: string): SortOrder {
  return SORTS.find(({ value }) => value === text)?.value ?? CLEAR_FILTER.sort;
}

/** Rounds the number of products up to full pages. */
function readShown(text: string): number {
  const pages = Math.ceil(Number(text) / PAGE_SIZE);
  return Number.isFinite(pages) && pages > 0 ? Math.min(pages * PAGE_SIZE, MOST_SHOWN) : PAGE_SIZE;
}
