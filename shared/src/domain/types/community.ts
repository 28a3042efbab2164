import * as z from 'zod/mini';
import { POST_CATEGORIES } from './postCategories';
import { emailText, lineText, requiredLines, requiredText, searchText, textAsTyped } from './text';
import { instantSchema } from './time';
import { nameWithoutAddress } from './webAddress';

export { POST_CATEGORIES };
export const postCategorySchema = z.enum(POST_CATEGORIES);
export type PostCategory = z.infer<typeof postCategorySchema>;

const FILL_IN = 'Please fill in all fields';

/** The server accepts forms of 24 KB. A letter in Devanagari has three bytes. */
const MOST_BYTES = 22_000;
const TOO_MANY_BYTES = 'This is too long for one post. Please shorten it, or go on in a reply.';

/**
 * The secret of the author's browser, which makes it. Whoever has it may edit and delete the post.
 * The server stores only its hash.
 */
const writerTokenSchema = textAsTyped({ min: 43, max: 43 }).check(z.regex(/^[\w-]*$/));

/** How many pictures a thread or a reply has at most. */
export const MOST_PICTURES = 3;

const STILL_SENDING = 'A picture is still being sent. Please wait a moment.';

/** Pictures that were uploaded before, in their order. `alt` describes each for people who cannot see it. */
const newPicturesSchema = z
  .array(
    z.object({
      id: textAsTyped({ max: 36, pattern: /^[0-9a-f-]{36}$/, mismatch: STILL_SENDING }),
      alt: lineText({ max: 120 }),
    }),
  )
  .check(z.maxLength(MOST_PICTURES));

/** `website` is a honeypot field: people never see it, and a value in it reveals a robot. */
export const newPostSchema = z.object({
  author: requiredText(FILL_IN, 60).check(nameWithoutAddress()),
  title: requiredText(FILL_IN, 160),
  category: z.enum(POST_CATEGORIES, { error: FILL_IN }),
  content: requiredLines(FILL_IN, 10000).check(z.refine(isSendable, TOO_MANY_BYTES)),
  pictures: z.optional(newPicturesSchema),
  website: z.optional(textAsTyped({ max: 2000 })),
  token: z.optional(writerTokenSchema),
});
export type NewPost = z.infer<typeof newPostSchema>;

export const newReplySchema = z.object({
  author: requiredText(FILL_IN, 60).check(nameWithoutAddress()),
  content: requiredLines(FILL_IN, 5000),
  pictures: z.optional(newPicturesSchema),
  website: z.optional(textAsTyped({ max: 2000 })),
  token: z.optional(writerTokenSchema),
});
export type NewReply = z.infer<typeof newReplySchema>;

/** An author's changes of a thread or reply. */
export const ownPostSchema = z.object({
  ...z.pick(newPostSchema, { title: true, content: true }).shape,
  token: writerTokenSchema,
});
export const ownReplySchema = z.object({
  ...z.pick(newReplySchema, { content: true }).shape,
  token: writerTokenSchema,
});
export const ownerSchema = z.object({ token: writerTokenSchema });

/** The reply that answers the thread, or null for none. Staff need no token. */
export const acceptedAnswerSchema = z.object({
  replyId: z.nullable(textAsTyped({ min: 1, max: 64 })),
  token: z.optional(writerTokenSchema),
});
export type AcceptedAnswer = z.infer<typeof acceptedAnswerSchema>;

/**
 * The state of a post that visitors do not see, for its author and staff: it waits for a moderator,
 * or the shop does not publish it.
 */
const reviewStateSchema = z.enum(['waiting', 'rejected']);

/** A picture of a thread or reply. Width and height are those of the original, in pixels. */
const postPictureSchema = z.object({
  id: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
});
export type PostPicture = z.infer<typeof postPictureSchema>;

export const replySchema = z.object({
  id: z.string(),
  author: z.string(),
  avatar: z.string(),
  content: z.string(),
  createdAt: instantSchema,
  isOfficial: z.boolean(),
  hidden: z.boolean(),
  /** The time of the author's last change. Absent if there was none. */
  editedAt: z.optional(instantSchema),
  review: z.optional(reviewStateSchema),
  pictures: z.optional(z.array(postPictureSchema)),
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
  /** The time of the author's last change. Absent if there was none. */
  editedAt: z.optional(instantSchema),
  review: z.optional(reviewStateSchema),
});
export type PostSummary = z.infer<typeof postSummarySchema>;

export const postSchema = z.extend(postSummarySchema, {
  fullContent: z.string(),
  pictures: z.optional(z.array(postPictureSchema)),
  /** The first page of replies, oldest first. */
  replies: z.array(replySchema),
  /** The reply that the author or staff marked as the answer. It is also among the replies. */
  answer: z.optional(replySchema),
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

/** Which posts of visitors wait for a moderator before others see them. */
export const REVIEW_RULES = ['none', 'links', 'first'] as const;
export type ReviewRule = (typeof REVIEW_RULES)[number];

/** `version` counts the changes, so that the server can refuse a change of older rules. */
export const communityRulesSchema = z.object({
  review: z.enum(REVIEW_RULES),
  version: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});
export type CommunityRules = z.infer<typeof communityRulesSchema>;

/** A thread, or the reply that `replyId` names, in the queue of moderators. */
const reviewItemSchema = z.object({
  postId: z.string(),
  replyId: z.optional(z.string()),
  /** The title of the thread, also for a reply. */
  title: z.string(),
  category: postCategorySchema,
  author: z.string(),
  content: z.string(),
  pictures: z.optional(z.array(postPictureSchema)),
  createdAt: instantSchema,
  /** The time of the text, which the moderator sends back as `seen`. */
  changedAt: instantSchema,
});

/** The oldest posts that wait, at most 50, and how many wait in all, counted up to 1000. */
export const reviewListSchema = z.object({
  total: z.int(),
  items: z.array(z.extend(reviewItemSchema, { hasLink: z.boolean() })),
});
export type ReviewList = z.infer<typeof reviewListSchema>;
export type ReviewItem = ReviewList['items'][number];

/** `waiting` undoes an approval or a rejection. `seen` is the time of the text that was read. */
export const reviewVerdictSchema = z.object({
  replyId: z.optional(textAsTyped({ min: 1, max: 64 })),
  verdict: z.enum(['approved', 'rejected', 'waiting']),
  seen: z.optional(instantSchema),
});
export type ReviewVerdict = z.infer<typeof reviewVerdictSchema>;

/** The posts of one browser that visitors do not see yet, or that the shop did not publish. */
export const ownReviewsSchema = z.object({
  items: z.array(z.extend(reviewItemSchema, { review: reviewStateSchema })),
});
export type OwnReview = z.infer<typeof ownReviewsSchema>['items'][number];

const MISTYPED = 'Please enter a valid email';

/** A visitor's request for emails about new replies. */
export const followFormSchema = z.object({
  email: emailText({ required: MISTYPED, mismatch: MISTYPED }),
  website: z.optional(textAsTyped({ max: 2000 })),
  token: z.optional(writerTokenSchema),
});
export type FollowForm = z.infer<typeof followFormSchema>;

/** The secret of the links in these emails. */
export const followTokenSchema = z.object({ token: textAsTyped({ min: 1, max: 200 }) });

/** The secret of the author's browser is sent in a header, because logs contain addresses. */
export const authorHeaders = z.object({ 'x-author-token': writerTokenSchema });

function isSendable(text: string): boolean {
  return new TextEncoder().encode(JSON.stringify(text)).length <= MOST_BYTES;
}
