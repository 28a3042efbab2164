import {
  CLEAR_FILTER,
  PAGE_SIZE,
  type CategoryChoice,
  type ShopFilter,
} from '@mcs-repairs/shared/domain/rules/shopFilter';
import type { SortOrder } from '@mcs-repairs/shared/domain/types/product';
import { CATEGORIES, SORTS } from './choices';

/** The shop's filter as its address says it, and how many products are shown. */
export type ShopQuery = ShopFilter & { shown: number };

/** In the address an emptied selection has its own word, since no word at all means All. */
export const NONE = 'none';
const MOST_SHOWN = 20 * PAGE_SIZE;

/** `?category=iphones,ipads&q=pro&sort=popular&shown=24`; what is missing or makes no sense has its opening value. */
export function readShopQuery(params: URLSearchParams): ShopQuery {
  return {
    categories: readCategories(params.getAll('category').join(',')),
    search: params.get('q') ?? '',
    sort: readSort(params.get('sort')),
    shown: readShown(params.get('shown')),
  };
}

/** The shortest address that reads back as the same query. */
export function writeShopQuery({ categories, search, sort, shown }: ShopQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (!categories.includes('all')) params.set('category', categories.join(',') || NONE);
  if (search.trim() !== '') params.set('q', search);
  if (sort !== CLEAR_FILTER.sort) params.set('sort', sort);
  if (shown !== PAGE_SIZE) params.set('shown', String(shown));
  return params;
}

/** A form that is sent without React names each by itself. */
function readCategories(text: string): CategoryChoice[] {
  if (text === NONE) return [];
  const named = new Set(text.split(','));
  const known = CATEGORIES.filter((category) => named.has(category));
  return known.length > 0 ? known : ['all'];
}

export function readSort(text: string | null): SortOrder {
  return SORTS.find(({ value }) => value === text)?.value ?? CLEAR_FILTER.sort;
}

/** Whole pages only. */
function readShown(text: string | null): number {
  const pages = Math.ceil(Number(text) / PAGE_SIZE);
  return Number.isFinite(pages) && pages > 0 ? Math.min(pages * PAGE_SIZE, MOST_SHOWN) : PAGE_SIZE;
}
