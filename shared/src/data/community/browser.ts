import { FAILURE_MESSAGES } from '../../domain/catalogue/messages';
import {
  createPost,
  createReply,
  likePost,
  listPosts,
  listReplies,
  readPost,
  unlikePost,
} from '../../domain/contract/community';
import {
  initials,
  isReservedName,
  matchPosts,
  previewOf,
  samplePosts,
} from '../../domain/rules/community';
import {
  newPostSchema,
  newReplySchema,
  postListQuerySchema,
  type Post,
  type PostSummary,
} from '../../domain/types/community';
import { done, failed } from '../browser/failures';
import { inBrowser } from '../operations';

type Needs = { now: () => Date; newId: () => string; shopName: string };

/**
 * Performs the operations of the forum without a server. There are eight sample threads. Posts and
 * replies are accepted, but not stored (specification, section 7: "local toasts only"). Likes last
 * until the page is closed.
 */
export function communityInBrowser({ now, newId, shopName }: Needs) {
  const liked = new Set<string>();
  const threads = () =>
    samplePosts(now(), shopName).map((thread) =>
      liked.has(thread.id) ? { ...thread, likes: thread.likes + 1, liked: true } : thread,
    );
  const incomplete = () => failed('invalid', FAILURE_MESSAGES.incompletePost);
  const reserved = () => {
    const message = 'This name belongs to the shop. Please choose another one.';
    return failed('name-reserved', message, { fields: { author: message } });
  };
  const missing = () => failed('not-found', 'This discussion no longer exists');
  const find = (id: string) => threads().find((thread) => thread.id === id);

  async function like(postId: string, isLiked: boolean) {
    if (!find(postId)) return missing();
    if (isLiked) liked.add(postId);
    else liked.delete(postId);
    return done({ likes: find(postId)?.likes ?? 0, liked: isLiked });
  }

  return {
    ...inBrowser(listPosts, async (input) => {
      const query = postListQuerySchema.parse(input.query);
      const found = matchPosts(threads(), query);
      const start = query.after ? found.findIndex(({ id }) => id === query.after) + 1 : 0;
      const page = found.slice(start, start + query.limit);
      const more = start + page.length < found.length;
      return done({ posts: page.map(summaryOf), next: more ? (page.at(-1)?.id ?? null) : null });
    }),

    ...inBrowser(readPost, async ({ params }) => {
      const thread = find(params.id);
      return thread ? done(thread) : missing();
    }),

    // Sample threads are short, so the first page of replies contains all of them.
    ...inBrowser(listReplies, async ({ params }) =>
      find(params.id) ? done({ replies: [], next: null }) : missing(),
    ),

    ...inBrowser(createPost, async ({ body }) => {
      const parsed = newPostSchema.safeParse(body);
      if (!parsed.success) return incomplete();
      const { author, title, category, content } = parsed.data;
      if (isReservedName(author, shopName)) return reserved();
      return done({
        id: newId(),
        author,
        avatar: initials(author),
        isOfficial: false,
        title,
        preview: previewOf(content),
        category,
        replyCount: 0,
        likes: 0,
        liked: false,
        locked: false,
        hidden: false,
        createdAt: now().toISOString(),
        fullContent: content,
        replies: [],
      });
    }),

    ...inBrowser(createReply, async ({ params, body }) => {
      const parsed = newReplySchema.safeParse(body);
      if (!parsed.success) return incomplete();
      if (!find(params.id)) return missing();
      const { author, content } = parsed.data;
      if (isReservedName(author, shopName)) return reserved();
      const createdAt = now().toISOString();
      return done({
        id: newId(),
        author,
        avatar: initials(author),
        content,
        createdAt,
        isOfficial: false,
        hidden: false,
      });
    }),

    ...inBrowser(likePost, ({ params }) => like(params.id, true)),
    ...inBrowser(unlikePost, ({ params }) => like(params.id, false)),
  };
}

function summaryOf({ fullContent: _content, replies: _replies, ...summary }: Post): PostSummary {
  return summary;
}
