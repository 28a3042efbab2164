import { type Insertable, sql, type Selectable } from 'kysely';
import type {
  Moderation,
  Post,
  PostList,
  PostListQuery,
  PostSummary,
} from '@mcs-repairs/shared/domain/types/community';
import { initials } from '@mcs-repairs/shared/domain/rules/community';
import {
  cutPage,
  type Db,
  type Engine,
  heldRows,
  matchText,
  readPageKey,
  type Reads,
  type Tables,
  type Trx,
} from '../db';
import { picturesOf, shownPictures } from './postPictures';
import type { Reader } from './reader';
import { pageOfReplies, shownReview, toReply, visibleReply } from './storedReplies';
import { reportCount, reportsOf } from './storedReports';

type PostRow = Selectable<Tables['posts']>;
type SummaryRow = Omit<
  PostRow,
  'content' | 'search_text' | 'writer_hash' | 'link_hash' | 'answer_id'
> & {
  liked: number | boolean;
  reports?: number | string | undefined;
};

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
  'edited_at',
  'review',
] as const;

/** Returns one page of threads, newest first, after the position in `query.after`. */
export async function listPosts(
  db: Db,
  { search, category, state, after, limit }: PostListQuery,
  reader: Reader,
): Promise<PostList> {
  if (state === 'reported' && !reader.isStaff) return { posts: [], next: null };
  let found = db
    .selectFrom('posts')
    .select([...SUMMARY_COLUMNS, likedBy(reader.browser)])
    .$if(reader.isStaff, (query) => query.select(reportCount.as('reports')));
  if (!reader.isStaff) found = found.where('hidden', '=', 0);
  if (state === 'reported') found = found.where(sql<boolean>`${reportCount} > 0`);
  if (category !== 'All') found = found.where('category', '=', category);
  if (search)
    found = found.where((await matchText(db, 'posts', [search], { wanted: limit })).first);
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

/** Returns a thread with the first page of its replies. */
export async function findPost(trx: Reads, id: string, reader: Reader): Promise<Post | null> {
  const row = await trx
    .selectFrom('posts')
    .select([...SUMMARY_COLUMNS, 'content', 'answer_id', likedBy(reader.browser)])
    .where('posts.id', '=', id)
    .executeTakeFirst();
  if (!row || (row.hidden === 1 && !reader.isStaff)) return null;
  const { replies, next } = await pageOfReplies(trx, id, '', reader);
  const more = next === null ? {} : { nextReplies: next };
  const answer = row.answer_id === null ? null : await visibleReply(trx, id, row.answer_id);
  const pictures = await picturesOf(trx, [id, ...(answer ? [answer.id] : [])]);
  const reported = reader.isStaff ? await reportsOf(trx, id) : [];
  const open = reported.length === 0 ? {} : { reported, reports: reported.length };
  return {
    ...toSummary(row),
    fullContent: row.content,
    replies,
    ...shownPictures(pictures.get(id)),
    ...(answer && { answer: toReply(answer, pictures.get(answer.id)) }),
    ...more,
    ...open,
  };
}

/**
 * The maximum number of threads in the sitemap. A sitemap may have 50,000 addresses, and other
 * pages need the rest.
 */
const MOST_PATHS = 20_000;

/** Returns the addresses of the newest threads that visitors see, for the sitemap. */
export async function postPaths(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('hidden', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_PATHS)
    .execute();
  return rows.map(({ id }) => `/community/${encodeURIComponent(id)}`);
}

/**
 * Returns whether staff locked a thread for replies. Locks the row until the transaction ends.
 * Otherwise, a concurrent reply could make the number of replies wrong.
 */
export async function holdThread(
  trx: Trx,
  engine: Engine,
  id: string,
): Promise<{ locked: boolean } | null> {
  const thread = trx.selectFrom('posts').select('locked').where('id', '=', id);
  const row = await heldRows(thread, engine).executeTakeFirst();
  return row ? { locked: row.locked === 1 } : null;
}

export async function insertPost(trx: Trx, post: Insertable<Tables['posts']>): Promise<boolean> {
  const stored = await trx
    .insertInto('posts')
    .values(post)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Hides, shows, locks or unlocks a thread. Returns undefined if the thread does not exist. */
export function moderate(trx: Trx, id: string, { hidden, locked }: Moderation) {
  return trx
    .updateTable('posts')
    .set((posts) => ({
      hidden: hidden === undefined ? posts.ref('hidden') : Number(hidden),
      locked: locked === undefined ? posts.ref('locked') : Number(locked),
    }))
    .where('id', '=', id)
    .returning('review')
    .executeTakeFirst();
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
    ...(Number(row.reports) > 0 && { reports: Number(row.reports) }),
    createdAt: row.created_at,
    ...(row.edited_at !== null && { editedAt: row.edited_at }),
    ...shownReview(row),
  };
}
