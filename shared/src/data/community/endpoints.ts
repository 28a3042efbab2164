import { ask, shopApi } from 'shared/data/query';
import type {
  Moderation,
  NewPost,
  NewReply,
  Post,
  PostList,
  PostListQuery,
  Reply,
  ReplyList,
} from '../../domain/types/community';
import type { CommunityPort } from './port';

type Submission = { idempotencyKey: string };

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
    createPost: build.mutation<Post, { post: NewPost } & Submission>({
      queryFn: ask((shop: CommunityPort, { post, idempotencyKey }) =>
        shop.createPost(post, idempotencyKey),
      ),
      invalidatesTags: ['Posts'],
    }),
    createReply: build.mutation<Reply, { postId: string; reply: NewReply } & Submission>({
      queryFn: ask((shop: CommunityPort, { postId, reply, idempotencyKey }) =>
        shop.createReply(postId, reply, idempotencyKey),
      ),
      invalidatesTags: ['Posts'],
    }),
    likePost: build.mutation<{ likes: number; liked: boolean }, { postId: string; liked: boolean }>(
      {
        queryFn: ask((shop: CommunityPort, { postId, liked }) => shop.likePost(postId, liked)),
        invalidatesTags: ['Posts'],
      },
    ),
    moderatePost: build.mutation<Post, { id: string; change: Moderation }>({
      queryFn: ask(({ staff }: CommunityPort, { id, change }) => staff.moderatePost(id, change)),
      invalidatesTags: ['Posts'],
    }),
    hideReply: build.mutation<Post, { postId: string; replyId: string; hidden: boolean }>({
      queryFn: ask(({ staff }: CommunityPort, { postId, replyId, hidden }) =>
        staff.hideReply(postId, replyId, hidden),
      ),
      invalidatesTags: ['Posts'],
    }),
  }),
});
