import { createHmac } from 'node:crypto';
import type { FollowForm } from '@mcs-repairs/shared/domain/types/community';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { emailKey } from '@mcs-repairs/shared/domain/rules/bookingKeys';
import { recipientKey } from '../bookings';
import {
  type Db,
  hashOf,
  isSameSecret,
  lockKeys,
  newId,
  type Reads,
  serverSecret,
  type Tables,
  transact,
  type Trx,
} from '../db';
import { addMail, mailsToRecipient, noteMail, recipientHash } from '../notifications';
import { refused } from '../runtime';
import type { Shop } from './shop';
import { findPost } from './storedPosts';

const DAY = 24 * 3_600_000;
const REQUESTS_A_DAY = 20;
const MOST_OF_ADDRESS = 20;
const MOST_OF_THREAD = 500;

const VISITOR = { browser: '', isStaff: false };

/**
 * Stores that somebody with this email address wants emails about new replies. Queues an email that
 * asks for confirmation. The response is the same if the address already follows the thread.
 * Otherwise, anybody could find out who follows it.
 */
export async function followThread(
  shop: Shop,
  id: string,
  { email, token, website }: FollowForm,
  network: string,
): Promise<Result<null>> {
  const key = emailKey(email);
  if (website || key === '') return done;
  const recipient = await recipientHash(shop.db, key);
  return transact<null>(shop.db, async (trx) => {
    const { engine } = shop.db;
    await lockKeys(trx, engine, [`network follow ${network}`, recipientKey(key)]);
    if (!(await findPost(trx, id, VISITOR))) return refused('not-found');
    const now = shop.now();
    const since = new Date(now.getTime() - DAY);
    const isLimited = shop.config.rateLimits > 0;
    if (isLimited && (await requestsOf(trx, network, since)) >= REQUESTS_A_DAY) {
      const message = `We have had many requests from your connection today. Please call us on ${shop.config.shop.phone}.`;
      return refused('limit-reached', { message });
    }
    const most = shop.config.limits.mails;
    if (isLimited && (await mailsToRecipient(trx, { recipient, since, most })).length >= most) {
      return done;
    }
    const followId = await storeFollow(trx, {
      id: newId(),
      post_id: id,
      email,
      email_key: key,
      network,
      writer_hash: token === undefined ? null : hashOf(token),
      confirmed_at: null,
      mail_due_at: null,
      created_at: now.toISOString(),
    });
    if (followId === null) return done;
    const payload = { follow: { id: followId } };
    const mailId = await addMail(trx, { bookingId: null, kind: 'follow-confirm', payload }, now);
    if (isLimited) await noteMail(trx, { mailId, recipient, dueAt: now });
    return done;
  });
}

/** Stores that the recipient of the email confirmed the address. Returns the thread. */
export async function confirmFollow(
  shop: Shop,
  token: string,
): Promise<Result<{ postId: string; title: string }>> {
  const id = await idOf(shop.db, token);
  return transact(shop.db, async (trx) => {
    const follow =
      id &&
      (await trx
        .updateTable('thread_follows')
        .set((row) => ({
          confirmed_at: row.fn.coalesce('confirmed_at', row.val(shop.now().toISOString())),
        }))
        .where('id', '=', id)
        .returning('post_id')
        .executeTakeFirst());
    const post = follow && (await findPost(trx, follow.post_id, VISITOR));
    return post
      ? { ok: true, value: { postId: post.id, title: post.title } }
      : refused('not-found', { message: 'This link is no longer valid.' });
  });
}

/**
 * Ends the emails about a thread, and erases the address. Using the link in the email again changes
 * nothing.
 */
export async function endFollow(shop: Shop, token: string): Promise<Result<null>> {
  const id = await idOf(shop.db, token);
  if (!id) return refused('not-found', { message: 'This link is no longer valid.' });
  await shop.db.deleteFrom('thread_follows').where('id', '=', id).execute();
  return done;
}

/** Erases these email addresses from all threads that they follow. */
export async function eraseFollows(trx: Trx, emailKeys: readonly string[]): Promise<void> {
  const keys = emailKeys.filter((key) => key !== '');
  if (keys.length === 0) return;
  await trx.deleteFrom('thread_follows').where('email_key', 'in', keys).execute();
}

const done: { ok: true; value: null } = { ok: true, value: null };

/**
 * Stores that an address follows a thread. Returns the id if the address must be confirmed by
 * email, otherwise null.
 */
async function storeFollow(trx: Trx, row: Tables['thread_follows']): Promise<string | null> {
  const follows = trx.selectFrom('thread_follows').select(['id', 'confirmed_at']);
  const known = await follows
    .where('post_id', '=', row.post_id)
    .where('email_key', '=', row.email_key)
    .executeTakeFirst();
  if (known) return known.confirmed_at === null ? known.id : null;
  const ofAddress = follows.where('email_key', '=', row.email_key).limit(MOST_OF_ADDRESS);
  const ofThread = follows.where('post_id', '=', row.post_id).limit(MOST_OF_THREAD);
  if ((await ofAddress.execute()).length === MOST_OF_ADDRESS) return null;
  if ((await ofThread.execute()).length === MOST_OF_THREAD) return null;
  await trx.insertInto('thread_follows').values(row).execute();
  return row.id;
}

async function requestsOf(trx: Reads, network: string, since: Date): Promise<number> {
  const rows = await trx
    .selectFrom('thread_follows')
    .select('id')
    .where('network', '=', network)
    .where('created_at', '>', since.toISOString())
    .limit(REQUESTS_A_DAY)
    .execute();
  return rows.length;
}

/**
 * Returns the secret in the links of an email. It consists of the id and a signature, so the
 * database stores no secret.
 */
export async function followToken(db: Db, id: string): Promise<string> {
  const secret = await serverSecret(db, 'thread-follow');
  return `${id}.${createHmac('sha256', secret).update(id).digest('base64url')}`;
}

async function idOf(db: Db, token: string): Promise<string> {
  const [id = ''] = token.split('.');
  return isSameSecret(token, await followToken(db, id)) ? id : '';
}
