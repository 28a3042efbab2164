import { sql, type Selectable } from 'kysely';
import type {
  Moderation,
  Post,
  PostList,
  PostListQuery,
  PostSummary,
  ReplyList,
} from 'shared/domain/types/community';
import { initials } from 'shared/domain/rules/community';
import { cutPage, readPageKey, writePageKey } from '../db/pageKey';
import type { Db, Reads, Tables, Trx } from '../db/schema';
import { matchText } from '../db/textSearch';

type PostRow = Selectable<Tables['posts']>;
type SummaryRow = Omit<PostRow, 'content' | 'search_text'> & { liked: number | boolean };

const SUMMARY_COLUMNS = [
  'posts.id',
  'author',
  'is_official',
  'title',
  'preview',
  'category',
  'reply_count',
  'likes',
  'locked',
  'hidden',
  'posts.created_at',
] as const;

/** For whom posts are read: `browser` is the hash of a like cookie; staff see what is hidden. */
export type Reader = { browser: string; isStaff: boolean };

/** One page of threads, newest first, after the place that `query.after` names. */
export async function listPosts(
  db: Db,
  { search, category, after, limit }: PostListQuery,
  reader: Reader,
): Promise<PostList> {
  let found = db.selectFrom('posts').select([...SUMMARY_COLUMNS, likedBy(reader.browser)]);
  if (!reader.isStaff) found = found.where('hidden', '=', 0);
  if (category !== 'All') found = found.where('category', '=', category);
  if (search)
    found = found.where(
      (await matchText(db, 'posts', search, { wanted: limit, counted: false })).first,
    );
  const place = readPageKey(after);
  if (place) {
    found = found.where((row) =>
      row(row.refTuple('posts.created_at', 'posts.id'), '<', row.tuple(place.createdAt, place.id)),
    );
  }
  const rows = await found
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next } = cutPage(rows, limit, ({ created_at, id }) => ({
    createdAt: created_at,
    id,
  }));
  return { posts: page.map(toSummary), next };
}

/** A thread with the first page of its replies. */
export async function findPost(trx: Reads, id: string, reader: Reader): Promise<Post | null> {
  const row = await trx
    .selectFrom('posts')
    .select([...SUMMARY_COLUMNS, 'content', likedBy(reader.browser)])
    .where('posts.id', '=', id)
    .executeTakeFirst();
  if (!row || (row.hidden === 1 && !reader.isStaff)) return null;
  const { replies, next } = await pageOfReplies(trx, id, '', reader);
  const more = next === null ? {} : { nextReplies: next };
  return { ...toSummary(row), fullContent: row.content, replies, ...more };
}

/** A page of a thread's replies, oldest first, after the place that `after` names; null for an unknown thread. */
export async function listReplies(
  trx: Reads,
  postId: string,
  after: string,
  reader: Reader,
): Promise<ReplyList | null> {
  const post = await trx
    .selectFrom('posts')
    .select('hidden')
    .where('id', '=', postId)
    .executeTakeFirst();
  if (!post || (post.hidden === 1 && !reader.isStaff)) return null;
  return pageOfReplies(trx, postId, after, reader);
}

const REPLIES_A_PAGE = 20;
/** A page ends before it goes beyond this, so that long replies make no long page; its first one is always on it. */
const CHARACTERS_A_PAGE = 30_000;

async function pageOfReplies(
  trx: Reads,
  postId: string,
  after: string,
  { isStaff }: Reader,
): Promise<ReplyList> {
  let found = trx.selectFrom('replies').selectAll().where('post_id', '=', postId);
  if (!isStaff) found = found.where('hidden', '=', 0);
  const place = readPageKey(after);
  if (place) {
    found = found.where((row) =>
      row(row.refTuple('created_at', 'id'), '>', row.tuple(place.createdAt, place.id)),
    );
  }
  const rows = await found
    .orderBy('created_at')
    .orderBy('id')
    .limit(REPLIES_A_PAGE + 1)
    .execute();
  let characters = 0;
  const page = rows.slice(0, REPLIES_A_PAGE).filter(({ content }, index) => {
    characters += content.length;
    return index === 0 || characters <= CHARACTERS_A_PAGE;
  });
  const last = page.at(-1);
  const next =
    rows.length > page.length && last
      ? writePageKey({ createdAt: last.created_at, id: last.id })
      : null;
  return { replies: page.map(toReply), next };
}

export async function insertPost(trx: Trx, post: Tables['posts']): Promise<boolean> {
  const stored = await trx
    .insertInto('posts')
    .values(post)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function insertReply(trx: Trx, reply: Tables['replies']): Promise<void> {
  await trx
    .insertInto('replies')
    .values(reply)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Counts what visitors can see. */
export async function countReplies(trx: Trx, postId: string): Promise<void> {
  await trx
    .updateTable('posts')
    .set((row) => ({
      reply_count: row
        .selectFrom('replies')
        .select(sql<number>`count(*)`.as('count'))
        .where('post_id', '=', postId)
        .where('hidden', '=', 0),
    }))
    .where('id', '=', postId)
    .execute();
}

/** Sets whether a browser likes a thread; the count changes only when that changes. Null for an unknown thread. */
export async function setLike(
  trx: Trx,
  postId: string,
  browser: string,
  liked: boolean,
  now: Date,
): Promise<{ likes: number; liked: boolean } | null> {
  const changed = liked
    ? await trx
        .insertInto('likes')
        .values({ post_id: postId, browser_hash: browser, created_at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('post_id')
        .executeTakeFirst()
    : await trx
        .deleteFrom('likes')
        .where('post_id', '=', postId)
        .where('browser_hash', '=', browser)
        .returning('post_id')
        .executeTakeFirst();
  const step = changed ? (liked ? 1 : -1) : 0;
  const post = await trx
    .updateTable('posts')
    .set((row) => ({ likes: row('likes', '+', step) }))
    .where('id', '=', postId)
    .returning('likes')
    .executeTakeFirst();
  return post ? { likes: post.likes, liked } : null;
}

/** Whether a browser likes any thread at all. */
export async function hasLiked(db: Db, browser: string): Promise<boolean> {
  const like = await db
    .selectFrom('likes')
    .select('post_id')
    .where('browser_hash', '=', browser)
    .limit(1)
    .executeTakeFirst();
  return like !== undefined;
}

/** Hides, shows, locks or unlocks a thread; false when there is none. */
export async function moderate(trx: Trx, id: string, { hidden, locked }: Moderation) {
  const row = await trx
    .updateTable('posts')
    .set((posts) => ({
      hidden: hidden === undefined ? posts.ref('hidden') : Number(hidden),
      locked: locked === undefined ? posts.ref('locked') : Number(locked),
    }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the thread has no such reply. */
export async function hideReply(trx: Trx, postId: string, replyId: string, hidden: boolean) {
  const row = await trx
    .updateTable('replies')
    .set({ hidden: Number(hidden) })
    .where('id', '=', replyId)
    .where('post_id', '=', postId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function likedBy(browser: string) {
  return sql<number | boolean>`exists (select 1 from likes where likes.post_id = posts.id
    and likes.browser_hash = ${browser})`.as('liked');
}

export function toSummary(row: SummaryRow): PostSummary {
  return {
    id: row.id,
    author: row.author,
    avatar: initials(row.author),
    isOfficial: row.is_official === 1,
    title: row.title,
    preview: row.preview,
    category: row.category,
    replyCount: row.reply_count,
    likes: row.likes,
    liked: Boolean(row.liked),
    locked: row.locked === 1,
    hidden: row.hidden === 1,
    createdAt: row.created_at,
  };
}

export function toReply(row: Tables['replies']): Post['replies'][number] {
  return {
    id: row.id,
    author: row.author,
    avatar: initials(row.author),
    content: row.content,
    createdAt: row.created_at,
    isOfficial: row.is_official === 1,
    hidden: row.hidden === 1,
  };
}
