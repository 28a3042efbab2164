import { phoneKey } from '@mcs-repairs/shared/domain/rules/phoneKey';
import { sql } from 'kysely';
import { type Db, inTransaction, lockKeys, type Reads, type Trx } from '../../db';

/** The lock that transactions take when they change, or go by, which numbers belong together. */
export const MERGES = 'customer merges';

/** Numbers that are looked for at once. */
const SLICE = 200;
/** Rows of the log of joinings that are looked through for a number; nobody is joined so often. */
const MOST_MERGES = 200;

/**
 * What is kept under a phone number alone, once no booking and no request has it any more: notes about the customer, and which
 * numbers are theirs too. Notes about somebody who is still served under another number go on under that one. The transaction
 * has locked `MERGES`, before any booking.
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

/** The notes of a customer whose number was mistyped go on under the right one, unless the old one is somebody's: then they may be about them. */
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
 * What is left under numbers of customers of whom nothing else is kept, neither under this number nor under another of theirs;
 * answers how many numbers. A note of today may be of somebody who books now.
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

/** Numbers with notes or joinings under which nothing else is kept, in their order. */
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

/** Another number of the same customer under which something else is kept. */
async function servedBeside(trx: Reads, key: string): Promise<string | undefined> {
  for (const other of await numbersBeside(trx, key)) if (!(await isLone(trx, other))) return other;
  return undefined;
}

/** The other numbers of the same customer, the main one first. */
async function numbersBeside(trx: Reads, key: string): Promise<string[]> {
  const own = trx.selectFrom('customer_merges').select('main_key').where('phone_key', '=', key);
  const main = (await own.executeTakeFirst())?.main_key ?? key;
  const joined = await trx
    .selectFrom('customer_merges')
    .select('phone_key')
    .where('main_key', '=', main)
    .orderBy('phone_key')
    .execute();
  return [main, ...joined.map(({ phone_key }) => phone_key)].filter((number) => number !== key);
}

/** Whether no booking and no request has a number. */
async function isLone(trx: Reads, key: string): Promise<boolean> {
  for (const table of ['bookings', 'enquiries', 'quote_requests'] as const) {
    const row = trx.selectFrom(table).select('phone_key').where('phone_key', '=', key).limit(1);
    if (await row.executeTakeFirst()) return false;
  }
  return true;
}

/** Takes a number out of the customer that it was joined to; what was joined to it belongs together still. */
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
  }
  if (next !== undefined) {
    const joinings = trx.updateTable('customer_merge_log').set({ main_key: next });
    await joinings.where('main_key', '=', key).where('other_key', '<>', next).execute();
  }
  await trx
    .deleteFrom('customer_merge_log')
    .where((row) => row.or([row('main_key', '=', key), row('other_key', '=', key)]))
    .execute();
  // The number may have come along with another one that was joined.
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
