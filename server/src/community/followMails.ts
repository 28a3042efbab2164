import type { Db, Reads, Trx } from '../db';
import { addMail } from '../notifications';
import { followToken } from './follows';
import type { Shop } from './shop';

/**
 * The delay of the first email about new replies, in milliseconds. During this time, staff can hide
 * spam.
 */
const FIRST_MAIL_MS = 5 * 60_000;
const BETWEEN_MAILS_MS = 6 * 3_600_000;

/**
 * Queues an email to everybody who follows a thread, except the author of the new reply. While this
 * email waits, further replies queue no other email. When it is sent, it counts all replies.
 */
export async function tellFollowers(
  trx: Trx,
  { now }: Pick<Shop, 'now'>,
  postId: string,
  writer: string | null,
): Promise<void> {
  const at = now();
  const follows = await trx
    .selectFrom('thread_follows')
    .select(['id', 'mail_due_at', 'writer_hash'])
    .where('post_id', '=', postId)
    .where('confirmed_at', 'is not', null)
    .where((row) =>
      row.or([row('mail_due_at', 'is', null), row('mail_due_at', '<=', at.toISOString())]),
    )
    .execute();
  for (const { id, mail_due_at, writer_hash } of follows) {
    if (writer !== null && writer === writer_hash) continue;
    const rested = mail_due_at === null ? 0 : Date.parse(mail_due_at) + BETWEEN_MAILS_MS;
    const dueAt = new Date(Math.max(at.getTime() + FIRST_MAIL_MS, rested));
    const payload = { follow: { id, since: at.toISOString() } };
    const mail = { bookingId: null, kind: 'follow-replies', payload, dueAt } as const;
    await addMail(trx, mail, at);
    const due = { mail_due_at: dueAt.toISOString() };
    await trx.updateTable('thread_follows').set(due).where('id', '=', id).execute();
  }
}

/**
 * Returns the recipient of an email about a thread. Null if the person no longer follows the
 * thread, or if visitors see none of the new replies.
 */
export async function followerOf(
  db: Db,
  { id, since }: { id: string; since?: string | undefined },
) {
  const follow = await db
    .selectFrom('thread_follows')
    .innerJoin('posts', 'posts.id', 'thread_follows.post_id')
    .select(['email', 'post_id', 'title', 'thread_follows.writer_hash', 'confirmed_at'])
    .where('thread_follows.id', '=', id)
    .where('hidden', '=', 0)
    .executeTakeFirst();
  if (!follow) return null;
  const { email, post_id: postId, title, writer_hash, confirmed_at } = follow;
  const isConfirmed = confirmed_at !== null;
  const replies = since === undefined ? 0 : await repliesSince(db, { postId, since, writer_hash });
  const isOutdated = since === undefined ? isConfirmed : replies === 0;
  if (isOutdated) return null;
  return { email, postId, title, replies, token: await followToken(db, id) };
}

async function repliesSince(
  db: Reads,
  { postId, since, writer_hash }: { postId: string; since: string; writer_hash: string | null },
): Promise<number> {
  const replies = await db
    .selectFrom('replies')
    .select('writer_hash')
    .where('post_id', '=', postId)
    .where('hidden', '=', 0)
    .where('created_at', '>=', since)
    .limit(100)
    .execute();
  return replies.filter((reply) => reply.writer_hash === null || reply.writer_hash !== writer_hash)
    .length;
}
