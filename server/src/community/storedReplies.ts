import { type Insertable, sql } from 'kysely';
import type { Post, PostPicture, ReplyList } from '@mcs-repairs/shared/domain/types/community';
import { initials } from '@mcs-repairs/shared/domain/rules/community';
import { readPageKey, type Reads, type Tables, type Trx, writePageKey } from '../db';
import { picturesOf, shownPictures } from './postPictures';
import type { Reader } from './reader';

const REPLIES_A_PAGE = 20;
/**
 * The maximum number of characters in all replies of one page. If replies are long, a page has
 * fewer of them, but at least one.
 */
const CHARACTERS_A_PAGE = 30_000;

/**
 * Returns one page of a thread's replies, oldest first, after the position in `after`. Null for an
 * unknown thread.
 */
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

export async function pageOfReplies(
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
  const pictures = await picturesOf(
    trx,
    page.map(({ id }) => id),
  );
  return { replies: page.map((row) => toReply(row, pictures.get(row.id))), next };
}

/** Returns a reply of a thread, or undefined if visitors cannot see it. */
export const visibleReply = (trx: Reads, postId: string, id: string) =>
  trx
    .selectFrom('replies')
    .selectAll()
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .where('hidden', '=', 0)
    .executeTakeFirst();

export async function insertReply(trx: Trx, reply: Insertable<Tables['replies']>): Promise<void> {
  await trx
    .insertInto('replies')
    .values(reply)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Counts the replies of a thread that visitors see, and stores the number in the thread. */
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

/** Hides or shows a reply. Returns undefined if the thread has no such reply. */
export const hideReply = (trx: Trx, postId: string, replyId: string, hidden: boolean) =>
  trx
    .updateTable('replies')
    .set({ hidden: Number(hidden) })
    .where('id', '=', replyId)
    .where('post_id', '=', postId)
    .returning('review')
    .executeTakeFirst();

export function toReply(
  row: Tables['replies'],
  pictures?: readonly PostPicture[],
): Post['replies'][number] {
  return {
    id: row.id,
    author: row.author,
    avatar: initials(row.author),
    content: row.content,
    createdAt: row.created_at,
    isOfficial: row.is_official === 1,
    hidden: row.hidden === 1,
    ...(row.edited_at !== null && { editedAt: row.edited_at }),
    ...shownReview(row),
    ...shownPictures(pictures),
  };
}

/**
 * Returns the state of a post's review. Only the author and staff see it, because the post is
 * hidden.
 */
export const shownReview = ({ review }: Pick<Tables['replies'], 'review'>) =>
  review === null || review === 'approved' ? {} : { review };
