import { useCallback } from 'react';
import type { PostListQuery } from '@mcs-repairs/shared/domain/types/community';
import { useAddressParams } from '@mcs-repairs/shared/platform/site';
import { queryFromUrl, type DiscussionFilter } from './discussionQuery';

type Change = (filter: Partial<DiscussionFilter>, history?: 'push' | 'replace') => void;

/**
 * Stores the filter in the address, so that visitors can share a filtered list and use the back
 * button.
 */
export function useDiscussionFilter(): [PostListQuery, Change] {
  const [params, changeParams] = useAddressParams();
  const change = useCallback<Change>(
    ({ search, category }, history = 'push') =>
      changeParams(
        {
          ...(search !== undefined && { search }),
          ...(category !== undefined && { category: category === 'All' ? '' : category }),
          after: '',
        },
        { replace: history === 'replace', preventScrollReset: true },
      ),
    [changeParams],
  );
  return [queryFromUrl(params), change];
}
