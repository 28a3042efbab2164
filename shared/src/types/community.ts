import * as z from 'zod/mini';
import { POST_CATEGORIES } from './postCategories';
import { requiredText } from './text';
import { instantSchema } from './time';
import { nameWithoutAddress } from './webAddress';

export { POST_CATEGORIES };
export const postCategorySchema = z.enum(POST_CATEGORIES);
export type PostCategory = z.infer<typeof postCategorySchema>;

const FILL_IN = 'Please fill in all fields';

/** `website` is the quiet trap field: people never see it, a value in it marks a robot. */
export const newPostSchema = z.object({
  author: requiredText(FILL_IN, 60).check(nameWithoutAddress()),
  title: requiredText(FILL_IN, 160),
  category: z.enum(POST_CATEGORIES, { error: FILL_IN }),
  content: requiredText(FILL_IN, 10000),
  website: z.optional(z.string()),
});
export type NewPost = z.infer<typeof newPostSchema>;

export const newReplySchema = z.object({
  author: requiredText(FILL_IN, 60).check(nameWithoutAddress()),
  content: requiredText(FILL_IN, 5000),
  website: z.optional(z.string()),
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

/** A discussion in a list; the relative time is made of `createdAt` on the screen. */
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
  /** Whether this browser likes it. */
  liked: z.boolean(),
  locked: z.boolean(),
  hidden: z.boolean(),
  createdAt: instantSchema,
});
export type PostSummary = z.infer<typeof postSummarySchema>;

export const postSchema = z.extend(postSummarySchema, {
  fullContent: z.string(),
  replies: z.array(replySchema),
});
export type Post = z.infer<typeof postSchema>;

export const postListQuerySchema = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  category: z._default(z.enum(['All', ...POST_CATEGORIES]), 'All'),
  /** Opaque place after which the next page begins. */
  after: z._default(z.string().check(z.maxLength(200)), ''),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
});
export type PostListQuery = z.infer<typeof postListQuerySchema>;

export const postListSchema = z.object({
  posts: z.array(postSummarySchema),
  next: z.nullable(z.string()),
});
export type PostList = z.infer<typeof postListSchema>;

/** Staff only. */
export const moderationSchema = z.object({
  hidden: z.optional(z.boolean()),
  locked: z.optional(z.boolean()),
});
export type Moderation = z.infer<typeof moderationSchema>;
