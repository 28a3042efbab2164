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
import type { Result } from '../../domain/types/failure';

export type CommunityPort = {
  posts(query: PostListQuery, signal?: AbortSignal): Promise<Result<PostList>>;
  post(id: string, signal?: AbortSignal): Promise<Result<Post>>;
  /** A page of a thread's replies, oldest first, after the place that the post or the page before named. */
  replies(postId: string, after: string, signal?: AbortSignal): Promise<Result<ReplyList>>;
  createPost(post: NewPost, idempotencyKey: string): Promise<Result<Post>>;
  createReply(postId: string, reply: NewReply, idempotencyKey: string): Promise<Result<Reply>>;
  /** One like per browser; `liked` is the wanted state. */
  likePost(postId: string, liked: boolean): Promise<Result<{ likes: number; liked: boolean }>>;

  staff: {
    moderatePost(id: string, change: Moderation): Promise<Result<Post>>;
    hideReply(postId: string, replyId: string, hidden: boolean): Promise<Result<Post>>;
  };
};
