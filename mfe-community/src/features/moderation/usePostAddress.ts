import { useSearchParams } from 'react-router-dom';
import {
  postListQuerySchema,
  type PostListQuery,
} from '@mcs-repairs/shared/domain/types/community';

const NO_FILTER: PostListQuery = { search: '', category: 'All', after: '', limit: 20 };
const NAMES = ['search', 'category', 'state', 'after'] as const;

/** The address contains the search, the filters, the page and the open discussion. */
export function usePostAddress() {
  const [params, setParams] = useSearchParams();
  const asked = postListQuerySchema.safeParse(
    Object.fromEntries(
      NAMES.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : [])),
    ),
  );
  const change = (edit: (next: URLSearchParams) => void) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        edit(next);
        return next;
      },
      { preventScrollReset: true },
    );
  const set = (next: URLSearchParams, name: string, value: string) =>
    value === '' ? next.delete(name) : next.set(name, value);

  return {
    query: asked.success ? asked.data : NO_FILTER,
    openId: params.get('post'),
    open: (id: string) => change((next) => set(next, 'post', id)),
    /** After a new search or category, the list starts again with the newest discussion. */
    show: ({ after = '', ...filter }: Partial<PostListQuery>) =>
      change((next) => {
        const { search, category } = filter;
        if ('state' in filter) set(next, 'state', filter.state ?? '');
        if (search !== undefined) set(next, 'search', search);
        if (category !== undefined) set(next, 'category', category === 'All' ? '' : category);
        set(next, 'after', after);
        next.delete('post');
      }),
  };
}
