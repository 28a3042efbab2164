import type { PostListQuery } from '@mcs-repairs/shared/domain/types/community';
import { POST_CATEGORIES } from '@mcs-repairs/shared/domain/types/postCategories';

export const CATEGORY_CHOICES = ['All', ...POST_CATEGORIES] as const;
export type DiscussionFilter = Pick<PostListQuery, 'search' | 'category'>;

const PAGE_SIZE = 20;
const LONGEST = 200;

/** Reads the filter from the address. Invalid values are ignored. */
export function queryFromUrl(params: URLSearchParams): PostListQuery {
  const wanted = params.get('category');
  return {
    search: (params.get('search') ?? '').trim().slice(0, LONGEST),
    category: CATEGORY_CHOICES.find((category) => category === wanted) ?? 'All',
    after: (params.get('after') ?? '').slice(0, LONGEST),
    limit: PAGE_SIZE,
  };
}

/** Returns the address of a filtered list, without default values. */
export function urlOf({ search, category }: DiscussionFilter, after = ''): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (category !== 'All') params.set('category', category);
  if (after) params.set('after', after);
  return params;
}
