import * as z from 'zod/mini';
import { POST_CATEGORIES } from './postCategories';
import { emailText, lineText, requiredLines, requiredText, searchText, textAsTyped } from './text';
import { instantSchema } from './time';
import { nameWithoutAddress } from './webAddress';

export { POST_CATEGORIES };
export const postCategorySchema = z.enum(POST_CATEGORIES);
export type PostCategory = z.infer<typeof postCategorySchema>;

const FILL_IN = 'Please fill in all fields';

/**
 * The maximum size of a text in bytes. The server rejects forms above 24 KB, and a Devanagari
 * letter takes three bytes.
 */
const MOST_BYTES = 22_000;
const TOO_MANY_BYTES = 'This is too long for one post. Please shorten it, or go on in a reply.';

/**
 * A secret that the author's browser creates. With it, a request may edit or delete the post. The
 * server stores only its hash.
 */
const writerTokenSchema = textAsTyped({ min: 43, max: 43 }).check(z.regex(/^[\w-]*$/));

/** The maximum number of pictures in a thread or a reply. */
export const MOST_PICTURES = 3;

const STILL_SENDING = 'A picture is still being sent. Please wait a moment.';

/**
 * The ids of uploaded pictures in the order of the post. `alt` describes a picture for people who
 * cannot see it.
 */
const newPicturesSchema = z
  .array(
    z.object({
      id: textAsTyped({ max: 36, pattern: /^[0-9a-f-]{36}$/, mismatch: STILL_SENDING }),
      alt: lineText({ max: 120 }),
    }),
  )
  .check(z.maxLength(MOST_PICTURES));

/** A new thread. People do not see the field `website`, so a value in it comes from a robot. */
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

/**
 * A thread or reply that its author edited. `token` is the secret of the author's browser, or of the
 * private link to the post. `seen` is the time of the version that the author edited. The server
 * refuses the edit if the post has a newer version.
 */
export const ownPostSchema = z.object({
  ...z.pick(newPostSchema, { title: true, content: true }).shape,
  token: writerTokenSchema,
  seen: z.optional(instantSchema),
});
export const ownReplySchema = z.object({
  ...z.pick(newReplySchema, { content: true }).shape,
  token: writerTokenSchema,
  seen: z.optional(instantSchema),
});
export const ownerSchema = z.object({ token: writerTokenSchema });

/**
 * The id of the reply that answers the thread, or null for none. The author of the thread sends a
 * token; staff do not need it.
 */
export const acceptedAnswerSchema = z.object({
  replyId: z.nullable(textAsTyped({ min: 1, max: 64 })),
  token: z.optional(writerTokenSchema),
});
export type AcceptedAnswer = z.infer<typeof acceptedAnswerSchema>;

/**
 * The state of a post that visitors do not see: it waits for a moderator, or a moderator rejected
 * it. Only its author and staff get this field.
 */
const reviewStateSchema = z.enum(['waiting', 'rejected']);

/** A picture in a thread or a reply. Width and height are those of the original, in pixels. */
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
  /** When the author last edited the text. Undefined if the author never did. */
  editedAt: z.optional(instantSchema),
  review: z.optional(reviewStateSchema),
  pictures: z.optional(z.array(postPictureSchema)),
});
export type Reply = z.infer<typeof replySchema>;

/** A visitor's report of a thread. If `replyId` is set, the report is about this reply. */
export const newReportSchema = z.object({
  replyId: z.optional(textAsTyped({ min: 1, max: 64 })),
  reason: requiredLines('Please say what is wrong', 300),
});
export type NewReport = z.infer<typeof newReportSchema>;

const reportSchema = z.extend(newReportSchema, { createdAt: instantSchema });

/** A thread in a list. Screens show how long ago `createdAt` was. */
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
  /** True if somebody has liked the thread in this browser. */
  liked: z.boolean(),
  locked: z.boolean(),
  hidden: z.boolean(),
  /** The number of open reports of the thread and its replies. Only staff get it. */
  reports: z.optional(z.int()),
  createdAt: instantSchema,
  /** When the author last edited the text. Undefined if the author never did. */
  editedAt: z.optional(instantSchema),
  review: z.optional(reviewStateSchema),
});
export type PostSummary = z.infer<typeof postSummarySchema>;

export const postSchema = z.extend(postSummarySchema, {
  fullContent: z.string(),
  pictures: z.optional(z.array(postPictureSchema)),
  /** The first page of replies, oldest first. */
  replies: z.array(replySchema),
  /**
   * The reply that the author or staff marked as the answer. The list of replies also contains it.
   */
  answer: z.optional(replySchema),
  /**
   * The position at which the next page of replies starts, as a text that only the server can
   * interpret. Undefined on the last page.
   */
  nextReplies: z.optional(z.string()),
  /** The open reports, oldest first, at most 50. Only staff get them. */
  reported: z.optional(z.array(reportSchema)),
});
export type Post = z.infer<typeof postSchema>;

/** One page of the replies to a thread: at most 20, or fewer if they are long. */
export const replyListSchema = z.object({
  replies: z.array(replySchema),
  next: z.nullable(z.string()),
});
export type ReplyList = z.infer<typeof replyListSchema>;

export const replyListQuerySchema = z.object({
  /** The position at which the page starts, from the page before. Empty for the first page. */
  after: z._default(textAsTyped({ max: 200 }), ''),
});

export const postListQuerySchema = z.object({
  search: z._default(searchText, ''),
  category: z._default(z.enum(['All', ...POST_CATEGORIES]), 'All'),
  /** Selects only threads with open reports. Visitors get an empty list. */
  state: z.optional(z.literal('reported')),
  /** The position at which the page starts, from the page before. Empty for the first page. */
  after: z._default(textAsTyped({ max: 200 }), ''),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
});
export type PostListQuery = z.infer<typeof postListQuerySchema>;

export const postListSchema = z.object({
  posts: z.array(postSummarySchema),
  next: z.nullable(z.string()),
});
export type PostList = z.infer<typeof postListSchema>;

/**
 * The secret of the private link to a new post. Only the answer to its author contains it, and the
 * server stores only its hash. Undefined for posts by staff, and without a server.
 */
const ofAuthor = { linkToken: z.optional(z.string()) };
export const createdPostSchema = z.extend(postSchema, ofAuthor);
export const createdReplySchema = z.extend(replySchema, ofAuthor);

/** What a moderator changes in a thread or reply. Only staff may send it. */
export const moderationSchema = z.object({
  hidden: z.optional(z.boolean()),
  locked: z.optional(z.boolean()),
});
export type Moderation = z.infer<typeof moderationSchema>;

/** Which posts of visitors a moderator must review before others see them. */
export const REVIEW_RULES = ['none', 'links', 'first'] as const;
export type ReviewRule = (typeof REVIEW_RULES)[number];

/**
 * Which posts wait for a review. `version` counts the changes of this rule. A change with an older
 * version is rejected.
 */
export const communityRulesSchema = z.object({
  review: z.enum(REVIEW_RULES),
  version: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});
export type CommunityRules = z.infer<typeof communityRulesSchema>;

/** A post that waits for a moderator: a thread, or the reply with the id `replyId`. */
const reviewItemSchema = z.object({
  postId: z.string(),
  replyId: z.optional(z.string()),
  /** The title of the thread. A reply has the title of its thread. */
  title: z.string(),
  category: postCategorySchema,
  author: z.string(),
  content: z.string(),
  pictures: z.optional(z.array(postPictureSchema)),
  createdAt: instantSchema,
  /** When this text was written or last edited. The moderator's decision contains it as `seen`. */
  changedAt: instantSchema,
});

/**
 * The oldest posts that wait for a moderator, at most 50. `total` is the number of all waiting
 * posts, counted up to 1000.
 */
export const reviewListSchema = z.object({
  total: z.int(),
  items: z.array(z.extend(reviewItemSchema, { hasLink: z.boolean() })),
});
export type ReviewList = z.infer<typeof reviewListSchema>;
export type ReviewItem = ReviewList['items'][number];

/**
 * The decision of a moderator about a post. `waiting` undoes an approval or a rejection. `seen` is
 * the time of the text that the moderator read.
 */
export const reviewVerdictSchema = z.object({
  replyId: z.optional(textAsTyped({ min: 1, max: 64 })),
  verdict: z.enum(['approved', 'rejected', 'waiting']),
  seen: z.optional(instantSchema),
});
export type ReviewVerdict = z.infer<typeof reviewVerdictSchema>;

/** Posts from one browser that visitors do not see: they wait for a moderator, or were rejected. */
export const ownReviewsSchema = z.object({
  items: z.array(z.extend(reviewItemSchema, { review: reviewStateSchema })),
});
export type OwnReview = z.infer<typeof ownReviewsSchema>['items'][number];

/** A thread, or the reply with the id `replyId`, and what its author may do with it now. */
export const ownPostStateSchema = z.extend(reviewItemSchema, {
  review: z.optional(reviewStateSchema),
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
});
export type OwnPostState = z.infer<typeof ownPostStateSchema>;

const MISTYPED = 'Please enter a valid email';

/** The form with which a visitor asks for emails about new replies to a thread. */
export const followFormSchema = z.object({
  email: emailText({ required: MISTYPED, mismatch: MISTYPED }),
  website: z.optional(textAsTyped({ max: 2000 })),
  token: z.optional(writerTokenSchema),
});
export type FollowForm = z.infer<typeof followFormSchema>;

/** The secret in the links of emails about new replies. */
export const followTokenSchema = z.object({ token: textAsTyped({ min: 1, max: 200 }) });

/**
 * The secret of the author's browser, or of the private link to a post. It is sent in a header,
 * because logs contain addresses.
 */
export const authorHeaders = z.object({ 'x-author-token': writerTokenSchema });

function isSendable(text: string): boolean {
  return new TextEncoder().encode(JSON.stringify(text)).length <= MOST_BYTES;
}
