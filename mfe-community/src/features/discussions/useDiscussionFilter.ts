import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PostListQuery } from '@mcs-repairs/shared/domain/types/community';
import { queryFromUrl, urlOf, type DiscussionFilter } from './discussionQuery';

type Change = (filter: Partial<DiscussionFilter>, history?: 'push' | 'replace') => void;

/**
 * The filter is part of the address, so that a filtered list can be shared and the back button
 * works.
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
