import { type RawBuilder, sql } from 'kysely';
import type {
  OwnReview,
  ReviewItem,
  ReviewList,
  ReviewVerdict,
} from '@mcs-repairs/shared/domain/types/community';
import { TODAY_MOST } from '@mcs-repairs/shared/domain/rules/today';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { holdsAddress } from '@mcs-repairs/shared/domain/types/webAddress';
import { type Actor, noteLog } from '../auth';
import { change } from '../changes';
import { hashOf, heldRows, type Reads, type Trx } from '../db';
import { refused } from '../runtime';
import { tellFollowers } from './followMails';
import { picturesOf, shownPictures } from './postPictures';
import type { Shop } from './shop';
import { countReplies } from './storedReplies';

const MOST_LISTED = 50;
const REJECTED_DAYS = 30;

type Place = { id: string; replyId?: string | undefined };
type Verdict = ReviewVerdict['verdict'];

/** Returns the posts that wait for a review, oldest first. */
export async function listReviews(trx: Reads): Promise<ReviewList> {
  const waiting = reviewed(trx, (table) => sql<boolean>`${sql.table(table)}.review = 'waiting'`);
  const rows = await waiting.limit(TODAY_MOST).execute();
  const listed = rows.slice(0, MOST_LISTED);
  const toItem = await itemsWithPictures(trx, listed);
  const items = listed.map((row) => ({ ...toItem(row), hasLink: holdsAddress(wordsOf(row)) }));
  return { total: rows.length, items };
}

/**
 * Returns the posts from one browser that wait for a review or were rejected, oldest first. A
 * rejected post is in the list for a month.
 */
export async function listOwnReviews({ db, now }: Shop, token: string): Promise<OwnReview[]> {
  const since = new Date(now().getTime() - REJECTED_DAYS * 24 * 3_600_000).toISOString();
  const own = reviewed(db, (name) => {
    const table = sql.table(name);
    return sql<boolean>`${table}.writer_hash = ${hashOf(token)} and ${table}.hidden = 1
      and (${table}.review = 'waiting'
        or (${table}.review = 'rejected' and ${table}.created_at > ${since}))`;
  });
  const rows = await own.limit(MOST_LISTED).execute();
  const toItem = await itemsWithPictures(db, rows);
  return rows.map((row) => ({
    ...toItem(row),
    review: row.review === 'waiting' ? ('waiting' as const) : ('rejected' as const),
  }));
}

/** Approves or rejects a post that waits for a review. `waiting` undoes an earlier result. */
export function reviewPost(
  shop: Shop,
  id: string,
  { replyId, verdict, seen }: ReviewVerdict,
  by: Actor,
): Promise<Result<null>> {
  return change<null>(shop, 'posts', async (trx, changed) => {
    const thread = await heldThread(trx, shop, id);
    const row = replyId === undefined ? thread : await replyOf(trx, id, replyId);
    if (!thread || !row) return refused('not-found');
    if ((row.review === 'waiting') === (verdict === 'waiting') || row.review === null) {
      return refused('conflict', { message: 'Somebody else reviewed this in the meantime.' });
    }
    if (verdict !== 'waiting' && seen !== undefined && seen !== (row.edited_at ?? row.created_at)) {
      const message = 'The author changed the text in the meantime. Please read it again.';
      return refused('conflict', { message });
    }
    await settle(trx, shop, { id, replyId }, verdict, by);
    changed(id);
    return { ok: true, value: null };
  });
}

/**
 * Stores and logs the result of a review. An approved post gets the time of its approval as its
 * time of creation. It is then among the newest posts in the list. Nobody sees anything of this
 * before the transaction is committed.
 */
export async function settle(
  trx: Trx,
  { now }: Pick<Shop, 'now'>,
  { id, replyId }: Place,
  verdict: Verdict,
  by: Actor,
): Promise<void> {
  const isApproved = verdict === 'approved';
  const shown = { review: verdict, hidden: Number(!isApproved) };
  const begun = isApproved ? { created_at: now().toISOString(), edited_at: null } : {};
  await trx
    .updateTable<'posts' | 'replies'>(replyId === undefined ? 'posts' : 'replies')
    .set({ ...shown, ...begun })
    .where('id', '=', replyId ?? id)
    .execute();
  if (replyId !== undefined) {
    await countReplies(trx, id);
    const reply = trx.selectFrom('replies').select('writer_hash').where('id', '=', replyId);
    const { writer_hash } = await reply.executeTakeFirstOrThrow();
    if (isApproved) await tellFollowers(trx, { now }, id, writer_hash);
  }
  const thread = trx.selectFrom('posts').select('title').where('id', '=', id);
  const { title } = await thread.executeTakeFirstOrThrow();
  const detail = replyId === undefined ? title : `reply: ${title}`;
  await noteLog(trx, { event: EVENTS[verdict], detail }, by, now());
}

const EVENTS = {
  approved: 'post-approved',
  rejected: 'post-rejected',
  waiting: 'post-review-undone',
} as const;

/**
 * Selects threads and replies with the same columns, oldest first. Both parts of the query contain
 * the condition, so that each part uses its index.
 */
function reviewed(trx: Reads, found: (table: 'posts' | 'replies') => RawBuilder<boolean>) {
  const threads = trx
    .selectFrom('posts')
    .select(['id', 'id as thread_id', 'title', 'category', 'author', 'content'])
    .select(['created_at', 'edited_at', 'review'])
    .select(sql<string | null>`null`.as('reply_id'))
    .where(found('posts'));
  const replies = trx
    .selectFrom('replies')
    .innerJoin('posts', 'posts.id', 'replies.post_id')
    .select(['replies.id', 'post_id as thread_id', 'title', 'category'])
    .select(['replies.author', 'replies.content', 'replies.created_at', 'replies.edited_at'])
    .select('replies.review')
    .select(sql<string | null>`replies.id`.as('reply_id'))
    .where(found('replies'));
  return trx
    .selectFrom(threads.unionAll(replies).as('reviewed'))
    .selectAll()
    .orderBy('created_at')
    .orderBy('id');
}

type Row = Awaited<ReturnType<ReturnType<typeof reviewed>['executeTakeFirstOrThrow']>>;

const wordsOf = (row: Row) =>
  row.reply_id === null ? `${row.title}\n${row.content}` : row.content;

/**
 * Reads the pictures of these posts. Returns a function that converts a row to an item of the list.
 */
async function itemsWithPictures(trx: Reads, rows: readonly Row[]) {
  const pictures = await picturesOf(
    trx,
    rows.map(({ id }) => id),
  );
  return (row: Row) => ({ ...itemOf(row), ...shownPictures(pictures.get(row.id)) });
}

const itemOf = (row: Row): Omit<ReviewItem, 'hasLink'> => ({
  postId: row.thread_id,
  ...(row.reply_id !== null && { replyId: row.reply_id }),
  title: row.title,
  category: row.category,
  author: row.author,
  content: row.content,
  createdAt: row.created_at,
  changedAt: row.edited_at ?? row.created_at,
});

const heldThread = (trx: Trx, shop: Shop, id: string) =>
  heldRows(
    trx.selectFrom('posts').select(['review', 'created_at', 'edited_at']).where('id', '=', id),
    shop.db.engine,
  ).executeTakeFirst();

const replyOf = (trx: Trx, postId: string, id: string) =>
  trx
    .selectFrom('replies')
    .select(['review', 'created_at', 'edited_at'])
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .executeTakeFirst();
