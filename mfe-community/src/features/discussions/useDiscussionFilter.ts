import { useCallback } from 'react';
import type { PostListQuery } from '@mcs-repairs/shared/domain/types/community';
import { useAddressParams } from '@mcs-repairs/shared/platform/site';
import { queryFromUrl, urlOf, type DiscussionFilter } from './discussionQuery';

type Change = (filter: Partial<DiscussionFilter>, history?: 'push' | 'replace') => void;

/**
 * Stores the filter in the address, so that visitors can share a filtered list and use the back
 * button.
 */
export function useDiscussionFilter(): [PostListQuery, Change] {
  const [params, changeParams] = useAddressParams();
  const change = useCallback<Change>(
    (filter, history = 'push') =>
      changeParams((now) => urlOf({ ...queryFromUrl(now), ...filter }), {
        replace: history === 'replace',
        preventScrollReset: true,
      }),
    [changeParams],
  );
  return [queryFromUrl(params), change];
}
