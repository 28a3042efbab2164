import type { PostListQuery } from '@mcs-repairs/shared/domain/types/community';
import { POST_CATEGORIES } from '@mcs-repairs/shared/domain/types/postCategories';

export const CATEGORY_CHOICES = ['All', ...POST_CATEGORIES] as const;
export type DiscussionFilter = Pick<PostListQuery, 'search' | 'category'>;

const PAGE_SIZE = 20;
const LONGEST = 200;

/** What the address asks for; anything unknown in it counts as not there. */
export function queryFromUrl(params: URLSearchParams): PostListQuery {
  const wanted = params.get('category');
  return {
    search: (params.get('search') ?? '').trim().slice(0, LONGEST),
    category: CATEGORY_CHOICES.find((category) => category === wanted) ?? 'All',
    after: (params.get('after') ?? '').slice(0, LONGEST),
    limit: PAGE_SIZE,
  };
}

/** The address of a filtered list; what is the default stays out of it. */
export function urlOf({ search, category }: DiscussionFilter, after = ''): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (category !== 'All') params.set('category', category);
  if (after) params.set('after', after);
  return params;
}
