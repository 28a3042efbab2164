import { type Db, inTransaction, newId, type Trx } from '../../db';
import { addMail } from '../email/outbox';

/**
 * The maximum number of alerts that one message describes. It then says how many others there are.
 */
const MOST_NAMED = 20;
/**
 * The minimum pause between two messages to the same member, in milliseconds. Without it, a flood
 * of events would cause a message each second.
 */
const PAUSE_MS = { mail: 5 * 60_000, push: 60_000 };

type Channel = keyof typeof PAUSE_MS;

/**
 * Combines due alerts into one message for each staff member and channel. If several processes call
 * it at the same time, only one of them creates the message. Returns the number of messages.
 */
export async function gatherAlerts(db: Db, now: Date): Promise<number> {
  const due = await db
    .selectFrom('alerts')
    .select(['staff_id', 'channel'])
    .where('bundle_id', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .distinct()
    .limit(100)
    .execute();
  let gathered = 0;
  for (const { staff_id: staffId, channel } of due) {
    if (await isTooSoon(db, { staffId, channel }, now)) continue;
    gathered += await inTransaction(db, (trx) => gather(trx, { staffId, channel }, now));
  }
  return gathered;
}

async function isTooSoon(
  db: Db,
  { staffId, channel }: { staffId: string; channel: Channel },
  now: Date,
): Promise<boolean> {
  const recent = await db
    .selectFrom('outbox')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'staff-alert')
    .where('channel', '=', channel)
    .where('created_at', '>', new Date(now.getTime() - PAUSE_MS[channel]).toISOString())
    .limit(1)
    .executeTakeFirst();
  return recent !== undefined;
}

async function gather(
  trx: Trx,
  { staffId, channel }: { staffId: string; channel: Channel },
  now: Date,
): Promise<number> {
  const taken = await trx
    .updateTable('alerts')
    .set({ bundle_id: newId() })
    .where('staff_id', '=', staffId)
    .where('channel', '=', channel)
    .where('bundle_id', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .returning(['id', 'event', 'reference'])
    .execute();
  if (!taken.length) return 0;
  const inOrder = taken.sort((one, other) => (one.id < other.id ? -1 : 1));
  const named = inOrder.slice(0, MOST_NAMED).map(({ event, reference }) => ({ event, reference }));
  const payload = { staffId, alerts: named, alertCount: taken.length };
  const mail = { bookingId: null, kind: 'staff-alert', staffId, channel } as const;
  if (channel === 'mail') {
    await addMail(trx, { ...mail, payload }, now);
    return taken.length;
  }
  const browsers = await trx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('staff_id', '=', staffId)
    .execute();
  for (const { id: subscriptionId } of browsers) {
    await addMail(trx, { ...mail, payload: { ...payload, subscriptionId } }, now);
  }
  return taken.length;
}
