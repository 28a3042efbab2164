import {
  postListQuerySchema,
  type PostListQuery,
} from '@mcs-repairs/shared/domain/types/community';
import { useAddressParams } from '@mcs-repairs/shared/platform/site';

const NO_FILTER: PostListQuery = { search: '', category: 'All', after: '', limit: 20 };
const NAMES = ['search', 'category', 'state', 'after'] as const;

/** The address contains the search, the filters, the page and the open discussion. */
export function usePostAddress() {
  const [params, changeParams] = useAddressParams();
  const asked = postListQuerySchema.safeParse(
    Object.fromEntries(
      NAMES.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : [])),
    ),
  );
  const change = (next: Record<string, string>) => changeParams(next, { preventScrollReset: true });

  return {
    query: asked.success ? asked.data : NO_FILTER,
    openId: params.get('post'),
    open: (id: string) => change({ post: id }),
    /** After a new search or category, the list starts again with the newest discussion. */
    show: ({ after = '', ...filter }: Partial<PostListQuery>) => {
      const { search, category } = filter;
      change({
        ...('state' in filter && { state: filter.state ?? '' }),
        ...(search !== undefined && { search }),
        ...(category !== undefined && { category: category === 'All' ? '' : category }),
        after,
        post: '',
      });
    },
  };
}
