import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PostListQuery } from '@mcs-repairs/shared/domain/types/community';
import { queryFromUrl, urlOf, type DiscussionFilter } from './discussionQuery';

type Change = (filter: Partial<DiscussionFilter>, history?: 'push' | 'replace') => void;

/**
 * Stores the filter in the address, so that visitors can share a filtered list and use the back
 * button.
 */
export function useDiscussionFilter(): [PostListQuery, Change] {
  const [params, setParams] = useSearchParams();
  const change = useCallback<Change>(
    (filter, history = 'push') =>
      setParams((now) => urlOf({ ...queryFromUrl(now), ...filter }), {
        replace: history === 'replace',
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [queryFromUrl(params), change];
}
