import { fakeShopData } from '@mcs-repairs/shared/platform/testing';
import type {
  Post,
  PostList,
  PostListQuery,
  PostSummary,
  Reply,
} from '@mcs-repairs/shared/domain/types/community';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { matchPosts } from '@mcs-repairs/shared/domain/rules/community';

/** The instant that pages of these tests take for now. */
export const NOW = '2026-11-23T04:15:00.000Z';

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const refused = (code: 'network' | 'locked' | 'not-found' | 'name-reserved', message = '') =>
  ({ ok: false, failure: { code, message } }) as const;

export function aPost(changes: Partial<Post> = {}): Post {
  return {
    id: 'one',
    author: 'Asha Gurung',
    avatar: 'AG',
    isOfficial: false,
    title: 'Is the screen original?',
    preview: 'How do I find out?',
    category: 'iPhone',
    replyCount: 1,
    likes: 4,
    liked: false,
    locked: false,
    hidden: false,
    createdAt: '2026-11-23T02:15:00.000Z',
    fullContent: 'How do I find out whether the screen is the original one?',
    replies: [aReply()],
    ...changes,
  };
}

export function aReply(changes: Partial<Reply> = {}): Reply {
  return {
    id: 'reply-one',
    author: 'Bibek Lama',
    avatar: 'BL',
    content: 'Settings says so.',
    createdAt: '2026-11-23T03:15:00.000Z',
    isOfficial: false,
    hidden: false,
    ...changes,
  };
}

/** A shop whose threads can be read, posted to and liked; `pageSize` makes pages short. */
export function aForum(threads: Post[], { staff = false, pageSize = 20 } = {}) {
  const posts = [...threads];
  const find = (id: string) => posts.find((post) => post.id === id);
  const change = (id: string, changes: Partial<Post>): Result<Post> => {
    const index = posts.findIndex((post) => post.id === id);
    const found = posts[index];
    if (!found) return refused('not-found');
    posts[index] = { ...found, ...changes };
    return ok(posts[index]);
  };
  const createPost = jest.fn(async ({ author, title, category, content }) => {
    const post = aPost({
      id: 'new',
      author,
      title,
      category,
      createdAt: NOW,
      fullContent: content,
    });
    posts.push(post);
    return ok(post);
  });
  const createReply = jest.fn(async (id: string, { author, content }) => {
    const reply = aReply({ id: `reply-${Date.now()}`, author, content, createdAt: NOW });
    change(id, { replies: [...(find(id)?.replies ?? []), reply] });
    return ok(reply);
  });
  const likePost = jest.fn(async (id: string, liked: boolean) => {
    const likes = (find(id)?.likes ?? 0) + (liked ? 1 : -1);
    change(id, { likes, liked });
    return ok({ likes, liked });
  });
  const member = { id: 'staff', name: 'Sita', email: 'sita@shop.example' };
  const listed = jest.fn(async (query: PostListQuery): Promise<Result<PostList>> => {
    const found = matchPosts(
      posts.filter(({ hidden }) => staff || !hidden),
      query,
    );
    const start = query.after ? found.findIndex(({ id }) => id === query.after) + 1 : 0;
    const page: PostSummary[] = found.slice(start, start + pageSize);
    const more = start + page.length < found.length;
    return ok({ posts: page, next: more ? (page.at(-1)?.id ?? null) : null });
  });
  const pageOf = (replies: Reply[], after: string) => {
    const start = after ? replies.findIndex(({ id }) => id === after) + 1 : 0;
    const page = replies.slice(start, start + pageSize);
    const more = start + page.length < replies.length;
    return { replies: page, next: more ? (page.at(-1)?.id ?? null) : null };
  };
  const session = jest.fn(async () => ok({ staff: staff ? member : null }));
  const shopData = fakeShopData({
    posts: listed,
    post: async (id) => {
      const post = find(id);
      if (!post) return refused('not-found', 'This discussion is not here any more');
      const { replies, next } = pageOf(post.replies, '');
      return ok({ ...post, replies, ...(next && { nextReplies: next }) });
    },
    replies: async (id, after) => ok(pageOf(find(id)?.replies ?? [], after)),
    createPost,
    createReply,
    likePost,
    staff: {
      session,
      moderatePost: async (id, moderation) => change(id, moderation),
      hideReply: async (id, replyId, hidden) =>
        change(id, {
          replies: (find(id)?.replies ?? []).map((reply) =>
            reply.id === replyId ? { ...reply, hidden } : reply,
          ),
        }),
    },
  });
  return { shopData, posts, listed, createPost, createReply, likePost, session };
}
