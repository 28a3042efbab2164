import * as z from 'zod/mini';
import {
  postListSchema,
  postSchema,
  replyListSchema,
  replySchema,
} from '../../domain/types/community';
import { at, keyed, type Send } from '../http/send';
import type { CommunityPort } from './port';

const likeSchema = z.object({ likes: z.int(), liked: z.boolean() });
const thread = (id: string) => `/posts/${at(id)}`;

export const httpCommunity = (send: Send): CommunityPort => ({
  posts: (query, signal) => send({ path: '/posts', query, signal, schema: postListSchema }),
  post: (id, signal) => send({ path: thread(id), signal, schema: postSchema }),
  replies: (postId, after, signal) =>
    send({
      path: `${thread(postId)}/replies`,
      query: { after },
      signal,
      schema: replyListSchema,
    }),
  createPost: (post, idempotencyKey) =>
    send({
      method: 'POST',
      path: '/posts',
      body: post,
      headers: keyed(idempotencyKey),
      schema: postSchema,
    }),
  createReply: (postId, reply, idempotencyKey) =>
    send({
      method: 'POST',
      path: `${thread(postId)}/replies`,
      body: reply,
      headers: keyed(idempotencyKey),
      schema: replySchema,
    }),
  async likePost(postId, liked) {
    const like = () =>
      send({
        method: liked ? 'PUT' : 'DELETE',
        path: `${thread(postId)}/like`,
        schema: likeSchema,
      });
    const first = await like();
    // A browser's first like is answered with the cookie by which it is known.
    return !first.ok && first.failure.code === 'unknown-browser' ? like() : first;
  },

  staff: {
    moderatePost: (id, moderation) =>
      send({ method: 'POST', path: `${thread(id)}/hiding`, body: moderation, schema: postSchema }),
    hideReply: (postId, replyId, hidden) =>
      send({
        method: 'POST',
        path: `${thread(postId)}/replies/${at(replyId)}/hiding`,
        body: { hidden },
        schema: postSchema,
      }),
  },
});
