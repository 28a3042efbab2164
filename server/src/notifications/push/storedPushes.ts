import type { PushSubscriptionForm } from '@mcs-repairs/shared/domain/types/alert';
import { newId, type Reads, type Trx } from '../../db';
import type { BrowserKeys } from './sealPush';

type Owner = { sessionId: string; staffId: string };

/** Stores how to reach the browser of a session with push messages, in place of earlier data. */
export async function keepPush(
  trx: Trx,
  { sessionId, staffId }: Owner,
  { endpoint, keys }: PushSubscriptionForm,
  now: Date,
): Promise<void> {
  const kept = { endpoint, public_key: keys.p256dh, auth: keys.auth };
  const owner = { session_id: sessionId, staff_id: staffId };
  await trx
    .insertInto('push_subscriptions')
    .values({ id: newId(), ...owner, ...kept, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(kept))
    .execute();
}

export async function endPush(trx: Trx, sessionId: string): Promise<void> {
  await trx.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

export async function forgetPush(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export async function hasPush(db: Reads, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns how to reach a browser with push messages. Null if its session has ended or its account
 * is disabled. A session that was unused for a long time still gets messages.
 */
export async function pushById(
  db: Reads,
  id: string,
  now: Date,
): Promise<({ endpoint: string } & BrowserKeys) | null> {
  const row = await db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .innerJoin('staff', 'staff.id', 'sessions.staff_id')
    .select(['endpoint', 'public_key', 'auth'])
    .where('push_subscriptions.id', '=', id)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    endpoint: row.endpoint,
    publicKey: Buffer.from(row.public_key, 'base64url'),
    auth: Buffer.from(row.auth, 'base64url'),
  };
}
