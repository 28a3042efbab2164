import type { Selectable } from 'kysely';
import { type Db, inTransaction, lockKeys, type Tables, type Trx } from '../../db';
import { recipientHash } from '../email/recipientHash';

const DAY = 24 * 3_600_000;

/** The maximum number of text messages per day: to one number, for one network, and in total. */
export type TextLimits = { number: number; network: number; all: number };
/**
 * The maximum number of text messages with a code per day. Anybody can cause such a message by
 * typing a phone number. All numbers of one customer therefore share the limit `person`.
 */
export type CodeLimits = TextLimits & { person: number };

type Spending = {
  id: string;
  number: string;
  bookingId: string;
  /**
   * Only for a message with a code: the keyed hash of the network that requested the code, and of
   * the customer.
   */
  code?: { askedBy: string; person: string } | undefined;
};
export type Spent = 'number' | 'person' | 'network' | 'all';

/**
 * Counts one more text message. Returns null, or the daily limit that is reached. A message is
 * counted when it is sent. All processes count one message at a time. A message still counts after
 * its booking is erased, and further attempts do not count again. Messages with codes and other
 * messages share only the limit `all`.
 */
export async function takeCredit(
  db: Db,
  spending: Spending,
  { limits, codeLimits }: { limits: TextLimits; codeLimits: CodeLimits },
  now: Date,
): Promise<Spent | null> {
  const { id, number, bookingId, code } = spending;
  const recipient = await recipientHash(db, `text ${number}`);
  return inTransaction(db, async (trx) => {
    await lockKeys(trx, db.engine, ['texts sent']);
    const again = trx.selectFrom('texts_sent').select('id').where('id', '=', id);
    if (await again.executeTakeFirst()) return null;
    const row: Selectable<Tables['texts_sent']> = {
      id,
      recipient,
      person: code?.person ?? '',
      network: code?.askedBy ?? (await networkOf(trx, bookingId)),
      kind: code ? 'code' : 'notice',
      created_at: now.toISOString(),
    };
    const since = new Date(now.getTime() - DAY).toISOString();
    const reached =
      (await reachedLimit(trx, row, since, code ? codeLimits : limits)) ??
      ((await isSumReached(trx, since, limits.all)) ? 'all' : null);
    if (!reached) await trx.insertInto('texts_sent').values(row).execute();
    return reached;
  });
}

async function reachedLimit(
  trx: Trx,
  { kind, recipient, person, network }: Selectable<Tables['texts_sent']>,
  since: string,
  limits: TextLimits & Partial<CodeLimits>,
): Promise<Spent | null> {
  const recent = trx
    .selectFrom('texts_sent')
    .select('id')
    .where('created_at', '>', since)
    .where('kind', '=', kind);
  const isFull = async (query: typeof recent, most: number) =>
    (await query.limit(most).execute()).length >= most;
  if (await isFull(recent.where('recipient', '=', recipient), limits.number)) return 'number';
  if (limits.person && (await isFull(recent.where('person', '=', person), limits.person))) {
    return 'person';
  }
  if (network && (await isFull(recent.where('network', '=', network), limits.network))) {
    return 'network';
  }
  return (await isFull(recent, limits.all)) ? 'all' : null;
}

async function isSumReached(trx: Trx, since: string, most: number): Promise<boolean> {
  const recent = trx.selectFrom('texts_sent').select('id').where('created_at', '>', since);
  return (await recent.limit(most).execute()).length >= most;
}

/** Returns the network from which the customer booked. Empty if staff made the booking. */
async function networkOf(trx: Trx, bookingId: string): Promise<string> {
  const row = await trx
    .selectFrom('submissions')
    .select('network')
    .where('subject_id', '=', bookingId)
    .where('kind', '=', 'booking')
    .executeTakeFirst();
  return row?.network ?? '';
}
