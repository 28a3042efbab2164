import { setTimeout as sleep } from 'node:timers/promises';
import { searchTextOfBooking } from '@mcs-repairs/shared/domain/rules/searchTerms';
import { type Db, inTransaction, lockKeys, type Trx } from '../db';
import type { Logger } from '../http';
import { type Job, repeatedJob } from '../runtime';
import { BOOKING_COLUMNS, toBooking } from './bookingRows';

const SOON_MS = 1000;
const EVERY_MS = 60_000;
/**
 * The number of rows in one transaction. SQLite needs a few milliseconds for them, in which other
 * writers wait.
 */
const SLICE = 50;
/** The pause between two slices, in milliseconds. Other writers can run during the pause. */
const PAUSE_MS = 20;
const BOOKINGS = 'bookings';

/** Starts the job that converts the search texts of older bookings to the current format. */
export function startSearchFormsJob({ db, log }: { db: Db; log: Pick<Logger, 'warn'> }): Job {
  const stopping = new AbortController();
  const job = repeatedJob({
    firstMs: SOON_MS,
    everyMs: EVERY_MS,
    work: () => writeSearchForms(db, stopping.signal),
    onError: (err) => log.warn({ err }, 'the search texts of bookings could not be written again'),
  });
  return {
    stop() {
      stopping.abort();
      return job.stop();
    },
  };
}

/**
 * Converts the search texts of older bookings. Continues after the last row of an interrupted run.
 * Ends at once if no row is left.
 */
export async function writeSearchForms(db: Db, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await inTransaction(db, (trx) => writeSlice(db, trx)))) {
    await sleep(PAUSE_MS, undefined, { ref: false });
  }
}

/** Converts the search texts of the next rows. Returns false if none is left. */
async function writeSlice(db: Db, trx: Trx): Promise<boolean> {
  await lockKeys(trx, db.engine, ['search forms']);
  const place = trx
    .selectFrom('search_forms')
    .select('after_id')
    .where('table_name', '=', BOOKINGS);
  const reached = await place.executeTakeFirst();
  if (!reached) return false;
  const rows = await trx
    .selectFrom('bookings')
    .select([...BOOKING_COLUMNS, 'search_text'])
    .where('id', '>', reached.after_id)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .limit(SLICE)
    .execute();
  const last = rows.at(-1);
  if (!last) {
    await trx.deleteFrom('search_forms').where('table_name', '=', BOOKINGS).execute();
    return false;
  }
  const serials = await serialsOf(trx, rows);
  for (const row of rows) {
    const text = searchTextOfBooking(toBooking(row), serials.get(row.id));
    if (text === row.search_text) continue;
    await trx
      .updateTable('bookings')
      .set({ search_text: text })
      .where('id', '=', row.id)
      // If somebody changed the booking meanwhile, its search text already has the new format.
      .where('version', '=', row.version)
      .execute();
  }
  await trx.updateTable('search_forms').set({ after_id: last.id }).execute();
  return true;
}

async function serialsOf(trx: Trx, rows: readonly { id: string }[]): Promise<Map<string, string>> {
  const ids = rows.map(({ id }) => id);
  const kept = await trx
    .selectFrom('intakes')
    .select(['booking_id', 'serial'])
    .where('booking_id', 'in', ids)
    .execute();
  return new Map(kept.map(({ booking_id, serial }) => [booking_id, serial]));
}
