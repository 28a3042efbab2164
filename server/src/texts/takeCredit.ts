import { lockKeys } from '../db/lockKeys';
import type { Db, Trx } from '../db/schema';
import { inTransaction } from '../db/transact';
import { recipientHash } from '../mail/recipientHash';

const DAY = 24 * 3_600_000;

/** Texts a day: to one number, on account of one network, and in all. */
export type TextLimits = { number: number; network: number; all: number };

type Spending = { id: string; number: string; bookingId: string };
type Spent = 'number' | 'network' | 'all';

/**
 * Whether one more text may be paid for; null, and it is counted, or which of the day's limits is reached. Counted when it
 * is sent, one at a time over all processes, and kept when its booking is erased. Another attempt of the same counts once.
 */
export async function takeCredit(
  db: Db,
  { id, number, bookingId }: Spending,
  limits: TextLimits,
  now: Date,
): Promise<Spent | null> {
  const recipient = await recipientHash(db, `text ${number}`);
  return inTransaction(db, async (trx) => {
    await lockKeys(trx, db.engine, ['texts sent']);
    const again = trx.selectFrom('texts_sent').select('id').where('id', '=', id);
    if (await again.executeTakeFirst()) return null;
    const network = await networkOf(trx, bookingId);
    const since = new Date(now.getTime() - DAY).toISOString();
    const reached = await reachedLimit(trx, { recipient, network, since }, limits);
    if (reached) return reached;
    const row = { id, recipient, network, created_at: now.toISOString() };
    await trx.insertInto('texts_sent').values(row).execute();
    return null;
  });
}

async function reachedLimit(
  trx: Trx,
  { recipient, network, since }: { recipient: string; network: string; since: string },
  limits: TextLimits,
): Promise<Spent | null> {
  const recent = trx.selectFrom('texts_sent').select('id').where('created_at', '>', since);
  const isFull = async (query: typeof recent, most: number) =>
    (await query.limit(most).execute()).length >= most;
  if (await isFull(recent.where('recipient', '=', recipient), limits.number)) return 'number';
  if (network && (await isFull(recent.where('network', '=', network), limits.network))) {
    return 'network';
  }
  return (await isFull(recent, limits.all)) ? 'all' : null;
}

/** Where its booking came from; empty for one that staff made. */
async function networkOf(trx: Trx, bookingId: string): Promise<string> {
  const row = await trx
    .selectFrom('submissions')
    .select('network')
    .where('subject_id', '=', bookingId)
    .where('kind', '=', 'booking')
    .executeTakeFirst();
  return row?.network ?? '';
}
