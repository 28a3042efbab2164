import * as z from 'zod/mini';
import { POST_CATEGORIES } from './postCategories';
import { requiredLines, requiredText, searchText, textAsTyped } from './text';
import { instantSchema } from './time';
import { nameWithoutAddress } from './webAddress';

export { POST_CATEGORIES };
export const postCategorySchema = z.enum(POST_CATEGORIES);
export type PostCategory = z.infer<typeof postCategorySchema>;

const FILL_IN = 'Please fill in all fields';

/** The server accepts forms of 24 KB. A letter in Devanagari has three bytes. */
const MOST_BYTES = 22_000;
const TOO_MANY_BYTES = 'This is too long for one post. Please shorten it, or go on in a reply.';

/** `website` is a honeypot field: people never see it, and a value in it reveals a robot. */
export const newPostSchema = z.object({
  author: requiredText(FILL_IN, 60).check(nameWithoutAddress()),
  title: requiredText(FILL_IN, 160),
  category: z.enum(POST_CATEGORIES, { error: FILL_IN }),
  content: requiredLines(FILL_IN, 10000).check(z.refine(isSendable, TOO_MANY_BYTES)),
  website: z.optional(textAsTyped({ max: 2000 })),
});
export type NewPost = z.infer<typeof newPostSchema>;

export const newReplySchema = z.object({
  author: requiredText(FILL_IN, 60).check(nameWithoutAddress()),
  content: requiredLines(FILL_IN, 5000),
  website: z.optional(textAsTyped({ max: 2000 })),
});
export type NewReply = z.infer<typeof newReplySchema>;

export const replySchema = z.object({
  id: z.string(),
  author: z.string(),
  avatar: z.string(),
  content: z.string(),
  createdAt: instantSchema,
  isOfficial: z.boolean(),
  hidden: z.boolean(),
});
export type Reply = z.infer<typeof replySchema>;

/** A visitor's report of a thread, or of the reply that `replyId` names. */
export const newReportSchema = z.object({
  replyId: z.optional(textAsTyped({ min: 1, max: 64 })),
  reason: requiredLines('Please say what is wrong', 300),
});
export type NewReport = z.infer<typeof newReportSchema>;

const reportSchema = z.extend(newReportSchema, { createdAt: instantSchema });

/** A discussion in a list; screens compute the relative time from `createdAt`. */
export const postSummarySchema = z.object({
  id: z.string(),
  author: z.string(),
  avatar: z.string(),
  isOfficial: z.boolean(),
  title: z.string(),
  preview: z.string(),
  category: postCategorySchema,
  replyCount: z.int(),
  likes: z.int(),
  /** Whether this browser has liked the discussion. */
  liked: z.boolean(),
  locked: z.boolean(),
  hidden: z.boolean(),
  /** The number of open reports of the thread and its replies. Only staff get it. */
  reports: z.optional(z.int()),
  createdAt: instantSchema,
});
export type PostSummary = z.infer<typeof postSummarySchema>;

export const postSchema = z.extend(postSummarySchema, {
  fullContent: z.string(),
  /** The first page of replies, oldest first. */
  replies: z.array(replySchema),
  /** An opaque cursor for the next page. Absent on the last page. */
  nextReplies: z.optional(z.string()),
  /** The open reports, oldest first, at most 50. Only staff get them. */
  reported: z.optional(z.array(reportSchema)),
});
export type Post = z.infer<typeof postSchema>;

/** One page of a thread's replies: at most 20, fewer when they are long. */
export const replyListSchema = z.object({
  replies: z.array(replySchema),
  next: z.nullable(z.string()),
});
export type ReplyList = z.infer<typeof replyListSchema>;

export const replyListQuerySchema = z.object({
  /** An opaque cursor for the page. Empty for the first one. */
  after: z._default(textAsTyped({ max: 200 }), ''),
});

export const postListQuerySchema = z.object({
  search: z._default(searchText, ''),
  category: z._default(z.enum(['All', ...POST_CATEGORIES]), 'All'),
  /** Lists only threads with open reports, for staff. Visitors get none. */
  state: z.optional(z.literal('reported')),
  /** An opaque cursor for the next page. */
  after: z._default(textAsTyped({ max: 200 }), ''),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
});
export type PostListQuery = z.infer<typeof postListQuerySchema>;

export const postListSchema = z.object({
  posts: z.array(postSummarySchema),
  next: z.nullable(z.string()),
});
export type PostList = z.infer<typeof postListSchema>;

/** The moderation of a thread or reply; only staff use it. */
export const moderationSchema = z.object({
  hidden: z.optional(z.boolean()),
  locked: z.optional(z.boolean()),
});
export type Moderation = z.infer<typeof moderationSchema>;

function isSendable(text: string): boolean {
  return new TextEncoder().encode(JSON.stringify(text)).length <= MOST_BYTES;
}
