import type { ReactNode } from 'react';
import type { PostList, PostListQuery } from '@mcs-repairs/shared/domain/types/community';
import type { Query } from '@mcs-repairs/shared/platform/Loaded';
import type { AppStore } from '@mcs-repairs/shared/platform/store';
import { postLists } from '../../forum/answers';

export type ListAnswerProps = {
  query: PostListQuery;
  /** `isNew` is true until the answer to this query has arrived. */
  children: (answer: Query<PostList>, isNew: boolean) => ReactNode;
};

/** Requests a page of threads and gives the answer to its content. */
export function ListAnswer({ query, children }: ListAnswerProps) {
  const answer = postLists.useQuery({ query }, { refetchOnMountOrArgChange: 30 });
  return children(answer, !answer.currentData);
}

/** Requests a page of threads before it is shown. */
export const askForList = (store: AppStore, query: PostListQuery): Promise<unknown> =>
  store.dispatch(postLists.initiate({ query }, { subscribe: false }));
