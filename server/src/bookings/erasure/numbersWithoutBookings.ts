import { phoneKey } from '@mcs-repairs/shared/domain/types/phoneNumber';
import { sql } from 'kysely';
import { type Db, inTransaction, lockKeys, type Reads, type Trx } from '../../db';
import { mainKeyOf, numbersOf } from './mergedNumbers';

/**
 * The name of a lock. Transactions that read or change which phone numbers belong to one customer
 * take it.
 */
export const MERGES = 'customer merges';

/** The number of phone numbers that one query reads. */
const SLICE = 200;
/**
 * An upper bound for the phone numbers that were merged into one customer. Real customers have far
 * fewer.
 */
const MOST_MERGES = 200;

/**
 * Deletes the notes about a phone number, and its merges with other numbers, if no booking, enquiry
 * or quote request has the number. If another number of the customer is still in use, the notes
 * move to that number. The transaction must take the lock `MERGES` before it locks any booking.
 */
export async function forgetNumber(trx: Trx, key: string): Promise<void> {
  if (!key || !(await isLone(trx, key))) return;
  const served = await servedBeside(trx, key);
  if (served === undefined) {
    await trx.deleteFrom('customer_notes').where('phone_key', '=', key).execute();
  } else {
    await moveNotes(trx, key, served);
  }
  await leaveMerges(trx, key);
}

/**
 * Moves a customer's notes from a mistyped number to the correct one. If another booking still has
 * the old number, the notes stay, because they may be about that customer.
 */
export async function keepNotesWithNumber(trx: Trx, before: string, after: string): Promise<void> {
  const [from, to] = [phoneKey(before), phoneKey(after)];
  if (!from || !to || from === to || !(await isLone(trx, from))) return;
  if ((await numbersBeside(trx, from)).length === 0) await moveNotes(trx, from, to);
}

async function moveNotes(trx: Trx, from: string, to: string): Promise<void> {
  const notes = trx.updateTable('customer_notes').set({ phone_key: to });
  await notes.where('phone_key', '=', from).execute();
}

/**
 * Deletes the notes and merged numbers of customers who have no booking, enquiry or quote request
 * under any number. Returns how many numbers it deleted. Notes that are newer than `before` stay,
 * because the customer may be booking at this moment.
 */
export async function forgetLoneNumbers(db: Db, before: Date): Promise<number> {
  let forgotten = 0;
  for (let after = ''; ;) {
    const keys = await loneNumbers(db, { after, before: before.toISOString() });
    for (const key of keys) {
      await inTransaction(db, async (trx) => {
        await lockKeys(trx, db.engine, [MERGES]);
        if ((await servedBeside(trx, key)) !== undefined) return;
        await forgetNumber(trx, key);
        forgotten += 1;
      });
    }
    if (keys.length < SLICE) return forgotten;
    after = keys.at(-1) ?? '';
  }
}

/**
 * Returns some phone numbers that have notes or merges but no booking, enquiry or quote request, in
 * order.
 */
async function loneNumbers(db: Db, { after, before }: { after: string; before: string }) {
  const rows = await sql<{ phone_key: string }>`
    select phone_key from (
      select phone_key from customer_notes where created_at < ${before}
      union select phone_key from customer_merges where created_at < ${before}
      union select main_key from customer_merges where created_at < ${before}
      union select main_key from customer_merge_log where merged_at < ${before}
      union select other_key from customer_merge_log where merged_at < ${before}
    ) as known
    where phone_key > ${after}
      and not exists (select 1 from bookings where bookings.phone_key = known.phone_key)
      and not exists (select 1 from enquiries where enquiries.phone_key = known.phone_key)
      and not exists (select 1 from quote_requests where quote_requests.phone_key = known.phone_key)
    order by phone_key limit ${SLICE}`.execute(db);
  return rows.rows.map(({ phone_key }) => phone_key);
}

/**
 * Returns another number of the same customer that has a booking, an enquiry or a quote request.
 */
async function servedBeside(trx: Reads, key: string): Promise<string | undefined> {
  for (const other of await numbersBeside(trx, key)) if (!(await isLone(trx, other))) return other;
  return undefined;
}

/** Returns the other numbers of the same customer, the main one first. */
async function numbersBeside(trx: Reads, key: string): Promise<string[]> {
  const numbers = await numbersOf(trx, await mainKeyOf(trx, key));
  return numbers.filter((number) => number !== key);
}

/** Returns whether no booking, enquiry or quote request has this phone number. */
async function isLone(trx: Reads, key: string): Promise<boolean> {
  for (const table of ['bookings', 'enquiries', 'quote_requests'] as const) {
    const row = trx.selectFrom(table).select('phone_key').where('phone_key', '=', key).limit(1);
    if (await row.executeTakeFirst()) return false;
  }
  return true;
}

/** Removes a phone number from its customer. The customer's other numbers stay merged. */
async function leaveMerges(trx: Trx, key: string): Promise<void> {
  await trx.deleteFrom('customer_merges').where('phone_key', '=', key).execute();
  const joined = trx
    .selectFrom('customer_merges')
    .select('phone_key')
    .where('main_key', '=', key)
    .orderBy('phone_key')
    .limit(1);
  const next = (await joined.executeTakeFirst())?.phone_key;
  if (next !== undefined) {
    await trx.deleteFrom('customer_merges').where('phone_key', '=', next).execute();
    const others = trx.updateTable('customer_merges').set({ main_key: next });
    await others.where('main_key', '=', key).execute();
    const joinings = trx.updateTable('customer_merge_log').set({ main_key: next });
    await joinings.where('main_key', '=', key).where('other_key', '<>', next).execute();
  }
  await trx
    .deleteFrom('customer_merge_log')
    .where((row) => row.or([row('main_key', '=', key), row('other_key', '=', key)]))
    .execute();
  // The log of merges may list this number with other numbers. An undo must not merge it again.
  const along = await trx
    .selectFrom('customer_merge_log')
    .select(['id', 'numbers'])
    .where('numbers', 'like', `%"${key}"%`)
    .limit(MOST_MERGES)
    .execute();
  for (const { id, numbers } of along) {
    const kept = (JSON.parse(numbers) as string[]).filter((number) => number !== key);
    const entry = trx.updateTable('customer_merge_log').set({ numbers: JSON.stringify(kept) });
    await entry.where('id', '=', id).execute();
  }
}
