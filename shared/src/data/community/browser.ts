import { FAILURE_MESSAGES } from '../../domain/catalogue/messages';
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
  type Post,
  type PostSummary,
} from '../../domain/types/community';
import { done, failed, needsServer } from '../browser/failures';
import type { CommunityPort } from './port';

type Needs = { now: () => Date; newId: () => string; shopName: string };

/**
 * The eight sample threads; posts and replies are answered and not kept (section 7: "local toasts only"), likes last for the
 * visit.
 */
export function browserCommunity({ now, newId, shopName }: Needs): CommunityPort {
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
  const missing = () => failed('not-found', 'This discussion is not here any more');
  const find = (id: string) => threads().find((thread) => thread.id === id);

  return {
    async posts(query) {
      const found = matchPosts(threads(), query);
      const start = query.after ? found.findIndex(({ id }) => id === query.after) + 1 : 0;
      const page = found.slice(start, start + query.limit);
      const more = start + page.length < found.length;
      return done({ posts: page.map(summaryOf), next: more ? (page.at(-1)?.id ?? null) : null });
    },

    async post(id) {
      const thread = find(id);
      return thread ? done(thread) : missing();
    },

    /** The samples are short: the first page has all of their replies. */
    async replies(postId) {
      return find(postId) ? done({ replies: [], next: null }) : missing();
    },

    async createPost(sent) {
      const parsed = newPostSchema.safeParse(sent);
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
    },

    async createReply(postId, sent) {
      const parsed = newReplySchema.safeParse(sent);
      if (!parsed.success) return incomplete();
      if (!find(postId)) return missing();
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
    },

    async likePost(postId, isLiked) {
      if (!find(postId)) return missing();
      if (isLiked) liked.add(postId);
      else liked.delete(postId);
      return done({ likes: find(postId)?.likes ?? 0, liked: isLiked });
    },

    // The sample threads are fixed (section 2, Community).
    staff: { moderatePost: needsServer, hideReply: needsServer },
  };
}

function summaryOf({ fullContent: _content, replies: _replies, ...summary }: Post): PostSummary {
  return summary;
}
