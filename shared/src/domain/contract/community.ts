import * as z from 'zod/mini';
import {
  moderationSchema,
  newPostSchema,
  newReplySchema,
  newReportSchema,
  postListQuerySchema,
  postListSchema,
  postSchema,
  replyListQuerySchema,
  replyListSchema,
  replySchema,
} from '../types/community';
import { instantSchema } from '../types/time';
import { idParams, operation } from './operation';

export const listPosts = operation({
  id: 'listPosts',
  tag: 'community',
  summary: 'List threads, newest first; pass `next` as `after` for the next page',
  method: 'GET',
  path: '/posts',
  right: null,
  query: postListQuerySchema,
  answer: postListSchema,
  reads: ['Posts'],
});

export const readPost = operation({
  id: 'readPost',
  tag: 'community',
  summary:
    'A thread with the first page of its replies; `nextReplies` is where the next one begins',
  method: 'GET',
  path: '/posts/:id',
  right: null,
  params: idParams,
  answer: postSchema,
  failures: [404],
  reads: ['Posts'],
});

export const listReplies = operation({
  id: 'listReplies',
  tag: 'community',
  summary: 'List replies, oldest first; pass `next` as `after` for the next page',
  method: 'GET',
  path: '/posts/:id/replies',
  right: null,
  params: idParams,
  query: replyListQuerySchema,
  answer: replyListSchema,
  failures: [404],
  reads: ['Posts'],
});

export const createPost = operation({
  id: 'createPost',
  tag: 'community',
  summary: 'Start a thread; staff write as the shop',
  method: 'POST',
  path: '/posts',
  right: null,
  submission: true,
  body: newPostSchema,
  answer: postSchema,
  status: 201,
  failures: [428],
  stale: ['Posts'],
});

export const createReply = operation({
  id: 'createReply',
  tag: 'community',
  summary: 'Reply to a thread; 423 when it is locked',
  method: 'POST',
  path: '/posts/:id/replies',
  right: null,
  submission: true,
  params: idParams,
  body: newReplySchema,
  answer: replySchema,
  status: 201,
  failures: [404, 423, 428],
  stale: ['Posts'],
});

const likesSchema = z.object({ likes: z.int(), liked: z.boolean() });

export const likePost = operation({
  id: 'likePost',
  tag: 'community',
  summary: 'Like a thread, once per browser; a first 403 response sets the cookie for the retry',
  method: 'PUT',
  path: '/posts/:id/like',
  right: null,
  submission: 'proof',
  params: idParams,
  answer: likesSchema,
  failures: [404, 428],
  stale: ['Posts'],
});

export const unlikePost = operation({
  id: 'unlikePost',
  tag: 'community',
  summary: 'Remove a like',
  method: 'DELETE',
  path: '/posts/:id/like',
  right: null,
  submission: 'proof',
  params: idParams,
  answer: likesSchema,
  failures: [404, 428],
  stale: ['Posts'],
});

/** Returns the thread after the change, as `hideReply` does. */
export const moderatePost = operation({
  id: 'moderatePost',
  tag: 'community',
  summary: 'Hide or show a thread, lock or unlock it (staff)',
  method: 'POST',
  path: '/posts/:id/hiding',
  right: 'moderate',
  params: idParams,
  body: moderationSchema,
  answer: postSchema,
  failures: [404],
  stale: ['Posts'],
});

export const hideReply = operation({
  id: 'hideReply',
  tag: 'community',
  summary: 'Hide or show a reply (staff)',
  method: 'POST',
  path: '/posts/:id/replies/:replyId/hiding',
  right: 'moderate',
  params: z.extend(idParams, { replyId: idParams.shape.id }),
  body: z.object({ hidden: z.boolean() }),
  answer: postSchema,
  failures: [404],
  stale: ['Posts'],
});

export const reportPost = operation({
  id: 'reportPost',
  tag: 'community',
  summary:
    'Report a thread or a reply to the shop; a second report from the same network adds none',
  method: 'POST',
  path: '/posts/:id/reports',
  right: null,
  params: idParams,
  body: newReportSchema,
  answer: null,
  failures: [404],
  stale: [],
});

export const dismissReports = operation({
  id: 'dismissReports',
  tag: 'community',
  summary: 'Dismiss the reports of a thread and its replies (staff)',
  method: 'DELETE',
  path: '/posts/:id/reports',
  right: 'moderate',
  params: idParams,
  query: z.object({
    /** The time of the newest report that the moderator has read. Later reports stay. */
    until: instantSchema,
  }),
  answer: postSchema,
  failures: [404],
  stale: ['Posts'],
});
