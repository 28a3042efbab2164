import { inTransaction, type Db, type Trx } from '../../db';
import { trackingHash } from './trackingCodes';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a visitor typed to find a booking, in normalised form, and the visitor's network. */
export type Lookup = { phone: string; reference: string; network: string };

type Counter = { key: string; most: number; windowMs: number };

/**
 * Returns the counters of wrong attempts to find a booking, with their limits: for one network, for
 * one phone number from one network, and for one phone number or one reference from all networks.
 * There are at least 10,000 references. Somebody who guesses all day finds the booking of one
 * number with a probability below 1 %.
 */
async function countersOf(db: Db, { phone, reference, network }: Lookup): Promise<Counter[]> {
  const key = (...parts: string[]) => trackingHash(db, 'lookup', ...parts);
  const shared = [
    { key: await key('pair', phone, network), most: 5, windowMs: HOUR },
    { key: await key('phone', phone), most: 20, windowMs: DAY },
    { key: await key('reference', reference), most: 20, windowMs: DAY },
  ];
  return [
    // This counter comes first. A network above this limit then stores no rows for the other
    // counters.
    { key: await key('network', network), most: 20, windowMs: HOUR },
    // All transactions change the counters in the same order, so concurrent attempts cannot
    // deadlock.
    ...shared.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  ];
}

/**
 * Counts an attempt to find a booking, before its phone number and reference are compared. Returns
 * when the sender may try again, or null if the attempt is allowed.
 */
export async function reserveLookup(db: Db, lookup: Lookup, now: Date): Promise<Date | null> {
  const counters = await countersOf(db, lookup);
  return inTransaction(db, async (trx) => {
    for (const counter of counters) {
      const until = await countTry(trx, counter, now);
      if (until) return until;
    }
    return null;
  });
}

/**
 * Removes an attempt to find a booking from the counters, because phone number and reference were
 * correct.
 */
export async function takeBackLookup(db: Db, lookup: Lookup): Promise<void> {
  const counters = await countersOf(db, lookup);
  await inTransaction(db, async (trx) => {
    for (const { key } of counters) {
      await trx
        .updateTable('lookup_tries')
        .set((row) => ({ tries: row('tries', '-', 1) }))
        .where('key', '=', key)
        .where('tries', '>', 0)
        .execute();
    }
  });
}

/**
 * Increases one counter of attempts. If there were too many attempts, including this one, returns
 * when the next attempt is allowed.
 */
async function countTry(
  trx: Trx,
  { key, most, windowMs }: Counter,
  now: Date,
): Promise<Date | null> {
  const at = now.toISOString();
  const oldest = new Date(now.getTime() - windowMs).toISOString();
  const row = await trx
    .insertInto('lookup_tries')
    .values({ key, tries: 1, since: at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((next) => {
        const isOver = next('lookup_tries.since', '<=', oldest);
        return {
          tries: next
            .case()
            .when(isOver)
            .then(1)
            .else(next('lookup_tries.tries', '+', 1))
            .end(),
          since: next.case().when(isOver).then(at).else(next.ref('lookup_tries.since')).end(),
        };
      }),
    )
    .returning(['tries', 'since'])
    .executeTakeFirstOrThrow();
  return row.tries > most ? new Date(Date.parse(row.since) + windowMs) : null;
}
