import { shopApi } from '@mcs-repairs/shared/data/query';
import type { RootState } from '@mcs-repairs/shared/platform/store';
import type { PostSummary } from '@mcs-repairs/shared/domain/types/community';
import { postLists } from '../../forum/answers';
import { listPosts } from '../../forum/operations';

type Asked = Parameters<typeof postLists.select>[0];

/** Returns the summary of a thread from a cached list, if one contains it. */
export function knownSummary({ shopApi: cache }: RootState, id: string): PostSummary | undefined {
  if (!cache) return undefined;
  const state = { shopApi: cache };
  for (const { endpointName, originalArgs } of shopApi.util.selectInvalidatedBy(state, ['Posts'])) {
    if (endpointName !== listPosts.id) continue;
    const list = postLists.select(originalArgs as Asked)(state).data;
    const found = list?.posts.find((post) => post.id === id);
    if (found) return found;
  }
  return undefined;
}
