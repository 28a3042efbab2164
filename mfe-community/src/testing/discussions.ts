import type { Call } from '@mcs-repairs/shared/data/operations';
import type { ShopData } from '@mcs-repairs/shared/data/ShopData';
import { fakeShopData } from '@mcs-repairs/shared/platform/testing';
import type {
  Post,
  PostList,
  PostListQuery,
  PostSummary,
  Reply,
} from '@mcs-repairs/shared/domain/types/community';
import type * as contract from '@mcs-repairs/shared/domain/contract/community';
import type { InputOf } from '@mcs-repairs/shared/domain/contract/operation';
import type { FailureCode, Result } from '@mcs-repairs/shared/domain/types/failure';
import { matchPosts } from '@mcs-repairs/shared/domain/rules/community';

export const NOW = '2026-11-23T04:15:00.000Z';

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const refused = (code: FailureCode, message = '') =>
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

type Named = { params: { id: string } };

/**
 * A fake server with threads that visitors can read, like and answer. `pageSize` is the number of
 * threads on a page.
 */
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
  const createPost = jest.fn(async ({ body }: InputOf<typeof contract.createPost>) => {
    const { author, title, category, content } = body;
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
  const createReply = jest.fn(async ({ params, body }: InputOf<typeof contract.createReply>) => {
    const { id } = params;
    const { author, content } = body;
    const reply = aReply({ id: `reply-${Date.now()}`, author, content, createdAt: NOW });
    change(id, { replies: [...(find(id)?.replies ?? []), reply] });
    return ok(reply);
  });
  const liking =
    (liked: boolean) =>
    async ({ params: { id } }: Named) => {
      const likes = (find(id)?.likes ?? 0) + (liked ? 1 : -1);
      change(id, { likes, liked });
      return ok({ likes, liked });
    };
  const likePost = jest.fn(liking(true));
  const unlikePost = jest.fn(liking(false));
  const member = { id: 'staff', name: 'Sita', email: 'sita@shop.example' };
  const listPosts = jest.fn(
    async ({ query }: { query: PostListQuery }): Promise<Result<PostList>> => {
      const found = matchPosts(
        posts.filter(({ hidden }) => staff || !hidden),
        query,
      );
      const start = query.after ? found.findIndex(({ id }) => id === query.after) + 1 : 0;
      const page: PostSummary[] = found.slice(start, start + pageSize);
      const more = start + page.length < found.length;
      return ok({ posts: page, next: more ? (page.at(-1)?.id ?? null) : null });
    },
  );
  const pageOf = (replies: Reply[], after: string) => {
    const start = after ? replies.findIndex(({ id }) => id === after) + 1 : 0;
    const page = replies.slice(start, start + pageSize);
    const more = start + page.length < replies.length;
    return { replies: page, next: more ? (page.at(-1)?.id ?? null) : null };
  };
  const session = jest.fn(async () => ok({ staff: staff ? member : null }));
  const shopData = fakeShopData({
    operations: {
      readSession: session,
      listPosts,
      async readPost({ params: { id } }: Named) {
        const post = find(id);
        if (!post) return refused('not-found', 'This discussion is no longer available');
        const { replies, next } = pageOf(post.replies, '');
        return ok({ ...post, replies, ...(next && { nextReplies: next }) });
      },
      listReplies: async ({ params, query }: InputOf<typeof contract.listReplies>) =>
        ok(pageOf(find(params.id)?.replies ?? [], query.after ?? '')),
      createPost,
      createReply,
      likePost,
      unlikePost,
      moderatePost: async ({ params, body }: InputOf<typeof contract.moderatePost>) =>
        change(params.id, body as Partial<Post>),
      hideReply: async ({ params, body }: InputOf<typeof contract.hideReply>) =>
        change(params.id, {
          replies: (find(params.id)?.replies ?? []).map((reply) =>
            reply.id === params.replyId ? { ...reply, ...body } : reply,
          ),
        }),
    },
  });
  const sent = { listPosts, createPost, createReply, likePost, unlikePost };
  return { shopData, posts, session, ...sent };
}

type Works = Record<string, (input: never) => Promise<Result<unknown>>>;

/** Returns the same fake server with other results for these operations. */
export function answering(shopData: ShopData, works: Works): ShopData {
  const call: Call = (of, input, options) =>
    (works[of.id]?.(input as never) as ReturnType<typeof call> | undefined) ??
    shopData.call(of, input, options);
  return { ...shopData, call };
}

/** Returns a function that lists the idempotency keys of the write requests. */
export function keysOf(shopData: ShopData): () => (string | undefined)[] {
  const call = jest.spyOn(shopData, 'call');
  return () => call.mock.calls.map(([, , options]) => options?.key).filter(Boolean);
}
