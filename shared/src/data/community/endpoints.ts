import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { Post, PostList, PostListQuery, ReplyList } from '../../domain/types/community';
import type { CommunityPort } from './port';

export const communityApi = shopApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    posts: build.query<PostList, PostListQuery>({
      queryFn: ask((shop: CommunityPort, query, signal) => shop.posts(query, signal)),
      providesTags: ['Posts'],
    }),
    post: build.query<Post, string>({
      queryFn: ask((shop: CommunityPort, id, signal) => shop.post(id, signal)),
      providesTags: ['Posts'],
    }),
    replies: build.query<ReplyList, { postId: string; after: string }>({
      queryFn: ask((shop: CommunityPort, { postId, after }, signal) =>
        shop.replies(postId, after, signal),
      ),
      providesTags: ['Posts'],
    }),
  }),
});
