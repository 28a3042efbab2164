import * as z from 'zod/mini';
import {
  acceptedAnswerSchema,
  authorHeaders,
  communityRulesSchema,
  createdPostSchema,
  createdReplySchema,
  followFormSchema,
  followTokenSchema,
  moderationSchema,
  newPostSchema,
  newReplySchema,
  newReportSchema,
  ownerSchema,
  ownPostSchema,
  ownPostStateSchema,
  ownReplySchema,
  ownReviewsSchema,
  postListQuerySchema,
  postListSchema,
  postSchema,
  replyListQuerySchema,
  replyListSchema,
  replySchema,
  reviewListSchema,
  reviewVerdictSchema,
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

/** Stores a picture. Returns its id, by which a post or reply names it. */
export const uploadPicture = operation({
  id: 'uploadPicture',
  tag: 'community',
  summary: 'Upload a picture for a post: JPG or PNG up to 5 MB, as multipart field `photo`',
  method: 'POST',
  path: '/post-pictures',
  right: null,
  file: 'photo',
  answer: z.object({ id: z.string() }),
  status: 201,
  failures: [422],
  stale: [],
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
  answer: createdPostSchema,
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
  answer: createdReplySchema,
  status: 201,
  failures: [404, 423, 428],
  stale: ['Posts'],
});

const replyParams = z.extend(idParams, { replyId: idParams.shape.id });

/**
 * Fails with `forbidden` if the secret belongs to another post, and with `not-found` if nobody may
 * change the post.
 */
export const readOwnPost = operation({
  id: 'readOwnPost',
  tag: 'community',
  summary: 'Your own thread or reply, also while it waits for a review, and what you may change',
  method: 'GET',
  path: '/own-posts/:id',
  right: null,
  params: idParams,
  headers: authorHeaders,
  answer: ownPostStateSchema,
  failures: [403, 404],
  reads: ['Posts'],
});

/**
 * Fails with `conflict` if the text changed after the author read it. `editReply` also does this.
 */
export const editPost = operation({
  id: 'editPost',
  tag: 'community',
  summary: 'Edit your own thread within 30 minutes, with the secret of its browser or its link',
  method: 'PUT',
  path: '/posts/:id',
  right: null,
  params: idParams,
  body: ownPostSchema,
  answer: postSchema,
  failures: [404, 409, 423],
  stale: ['Posts'],
});

export const deletePost = operation({
  id: 'deletePost',
  tag: 'community',
  summary: 'Delete your own thread to which nobody else has replied',
  method: 'POST',
  path: '/posts/:id/deletion',
  right: null,
  params: idParams,
  body: ownerSchema,
  answer: null,
  failures: [404, 423],
  stale: ['Posts'],
});

export const editReply = operation({
  id: 'editReply',
  tag: 'community',
  summary: 'Edit your own reply within 30 minutes, with the secret of its browser or its link',
  method: 'PUT',
  path: '/posts/:id/replies/:replyId',
  right: null,
  params: replyParams,
  body: ownReplySchema,
  answer: replySchema,
  failures: [404, 409, 423],
  stale: ['Posts'],
});

export const deleteReply = operation({
  id: 'deleteReply',
  tag: 'community',
  summary: 'Delete your own reply after which nobody else has replied',
  method: 'POST',
  path: '/posts/:id/replies/:replyId/deletion',
  right: null,
  params: replyParams,
  body: ownerSchema,
  answer: null,
  failures: [404, 423],
  stale: ['Posts'],
});

export const acceptAnswer = operation({
  id: 'acceptAnswer',
  tag: 'community',
  summary:
    'Mark a reply as the answer, or none with null; for staff, and for the author with the secret of the thread',
  method: 'PUT',
  path: '/posts/:id/answer',
  right: null,
  params: idParams,
  body: acceptedAnswerSchema,
  answer: postSchema,
  failures: [404],
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

/**
 * Hides, shows, locks or unlocks a thread. Returns the thread after the change, as `hideReply`
 * does.
 */
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
  params: replyParams,
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

export const listReviews = operation({
  id: 'listReviews',
  tag: 'community',
  summary: 'List the threads and replies that wait for a review, oldest first (staff)',
  method: 'GET',
  path: '/post-reviews',
  right: 'moderate',
  answer: reviewListSchema,
  reads: ['Posts'],
  withoutServer: { total: 0, items: [] },
});

/**
 * Approves or rejects a post that waits for a review. Fails with `conflict` if somebody else has
 * reviewed it, or if its author has changed the text.
 */
export const reviewPost = operation({
  id: 'reviewPost',
  tag: 'community',
  summary: 'Approve or reject a thread or reply that waits, or undo that (staff)',
  method: 'PUT',
  path: '/posts/:id/review',
  right: 'moderate',
  params: idParams,
  body: reviewVerdictSchema,
  answer: null,
  failures: [404, 409],
  stale: ['Posts'],
});

export const listOwnReviews = operation({
  id: 'listOwnReviews',
  tag: 'community',
  summary:
    'List own threads and replies that wait for a review or were not published, oldest first',
  method: 'GET',
  path: '/own-post-reviews',
  right: null,
  headers: authorHeaders,
  answer: ownReviewsSchema,
  reads: ['Posts'],
  withoutServer: { items: [] },
});

export const readCommunityRules = operation({
  id: 'readCommunityRules',
  tag: 'community',
  summary: 'Read which posts wait for a review (staff)',
  method: 'GET',
  path: '/community-rules',
  right: 'moderate',
  answer: communityRulesSchema,
  reads: ['CommunityRules'],
});

/**
 * Changes which posts wait for a review. Fails with `conflict` if somebody else changed the rule
 * after the caller read it.
 */
export const changeCommunityRules = operation({
  id: 'changeCommunityRules',
  tag: 'community',
  summary: 'Change which posts wait for a review (staff)',
  method: 'PUT',
  path: '/community-rules',
  right: 'change-content',
  body: communityRulesSchema,
  answer: communityRulesSchema,
  failures: [409],
  stale: ['CommunityRules'],
});

/**
 * Follows a thread by email. The answer is the same if the address already follows it, so that
 * nobody can find out.
 */
export const followThread = operation({
  id: 'followThread',
  tag: 'community',
  summary: 'Ask for emails about new replies; the emails begin after the address is confirmed',
  method: 'POST',
  path: '/posts/:id/follows',
  right: null,
  params: idParams,
  body: followFormSchema,
  answer: null,
  failures: [404],
  stale: [],
});

export const confirmFollow = operation({
  id: 'confirmFollow',
  tag: 'community',
  summary: 'Confirm the address that gets emails about new replies, with the secret of the email',
  method: 'POST',
  path: '/follow-confirmations',
  right: null,
  body: followTokenSchema,
  answer: z.object({ postId: z.string(), title: z.string() }),
  failures: [404],
  stale: [],
});

export const endFollow = operation({
  id: 'endFollow',
  tag: 'community',
  summary: 'Stop emails about new replies and erase the address, with the secret of an email',
  method: 'POST',
  path: '/follow-ends/by-link',
  right: null,
  body: followTokenSchema,
  answer: null,
  failures: [404],
  stale: [],
});
