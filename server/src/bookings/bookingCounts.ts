import { sql } from 'kysely';
import type { BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { type Db, inTransaction, lockKeys, type Reads, type Tables, type Trx } from '../db';
import { isComingIn } from './incomingBookings';

/*
 * The numbers of bookings by status and day, without a query that reads all bookings. Database
 * triggers store each change as a row in the same transaction. A job adds these rows to the totals.
 * A number is the total, plus the changes that are not added yet, minus the bookings of a running
 * import. One query reads all three parts. With several queries, the job or an import could change
 * the data between them.
 */

/**
 * The number of changes that one transaction adds up. A transaction of this size holds SQLite's
 * write lock for milliseconds.
 */
const SLICE = 2000;
/** The value of the day column in the rows that hold totals over all days. */
const EVERY_DAY = '';

const count = sql<number | string>`coalesce(sum(bookings), 0)`.as('count');

/**
 * Counts bookings: either those that are spam, or those that are not. A given status limits the
 * count to this status.
 */
export async function countBookings(
  db: Reads,
  { status, isSpam }: { status: BookingStatus | 'all'; isSpam: boolean },
): Promise<number> {
  let counted = partsOf(db, EVERY_DAY).where('is_spam', '=', Number(isSpam));
  if (status !== 'all') counted = counted.where('status', '=', status);
  return Number((await counted.select(count).executeTakeFirstOrThrow()).count);
}

/**
 * For each status, returns the number of bookings that are not spam and the sum of their prices in
 * rupees.
 */
export async function countStatuses(
  db: Reads,
): Promise<Map<string, { count: number; price: number }>> {
  const rows = await partsOf(db, EVERY_DAY)
    .where('is_spam', '=', 0)
    .select(['status', count, sql<number>`sum(price_hundredths) / 100.0`.as('price')])
    .groupBy('status')
    .execute();
  return new Map(
    rows.map((row) => [row.status, { count: Number(row.count), price: Number(row.price) }]),
  );
}

/** Counts the bookings that staff see by day of creation, starting with the day `first`. */
export async function countDays(db: Reads, first: ShopDate): Promise<Map<string, number>> {
  const rows = await partsOf(db, first)
    .where('is_spam', '=', 0)
    .select(['created_day', count])
    .groupBy('created_day')
    .execute();
  return new Map(rows.map((row) => [row.created_day, Number(row.count)]));
}

/**
 * Selects the stored totals and the later changes whose sum is a count: from the day `first` on, or
 * over all days.
 */
function partsOf(db: Reads, first: ShopDate | typeof EVERY_DAY) {
  const columns = ['created_day', 'status', 'is_spam', 'bookings', 'price_hundredths'] as const;
  const days = first === EVERY_DAY ? '=' : '>=';
  const added = db.selectFrom('booking_counts').where('created_day', days, first).select(columns);
  const noted = db
    .selectFrom('booking_count_changes')
    .where('created_day', '>=', first)
    .select(columns);
  const comingIn = db
    .selectFrom('bookings')
    .where(isComingIn)
    .where('created_day', '>=', first)
    .select([
      'created_day',
      'status',
      sql<number>`case when spam_at is null then 0 else 1 end`.as('is_spam'),
      sql<number>`-1`.as('bookings'),
      sql<number>`-round(estimated_price * 100)`.as('price_hundredths'),
    ]);
  return db.selectFrom(added.unionAll(noted).unionAll(comingIn).as('counted'));
}

/**
 * Adds the stored changes to the totals. Each transaction adds one slice, and only one transaction
 * runs at a time. Returns the number of changes.
 */
export async function addUpCounts(db: Db): Promise<number> {
  const note = db.selectFrom('booking_count_changes').select('id').limit(1);
  if (!(await note.executeTakeFirst())) return 0;
  for (let added = 0; ;) {
    const notes = await inTransaction(db, async (trx) => {
      await lockKeys(trx, db.engine, ['booking-counts']);
      return addUpSlice(trx);
    });
    added += notes;
    if (notes < SLICE) return added;
  }
}

/**
 * Adds all stored changes to the totals in one transaction. Only for a database that is being
 * filled and has no other writers.
 */
export async function addUpNotes(trx: Trx): Promise<void> {
  let notes: number;
  do notes = await addUpSlice(trx);
  while (notes === SLICE);
}

async function addUpSlice(trx: Trx): Promise<number> {
  const taken = await trx
    .deleteFrom('booking_count_changes')
    .where('id', 'in', (row) =>
      row.selectFrom('booking_count_changes').select('id').orderBy('id').limit(SLICE),
    )
    .returningAll()
    .execute();
  if (taken.length) await addToSums(trx, sumsOf(taken));
  return taken.length;
}

type Sums = Tables['booking_counts'];

/**
 * Adds up changes. Returns one row for each day and status, and one row for each status over all
 * days.
 */
function sumsOf(notes: readonly Sums[]): Sums[] {
  const sums = new Map<string, Sums>();
  for (const note of notes) {
    for (const created_day of [note.created_day, EVERY_DAY]) {
      const { status, is_spam } = note;
      const name = [created_day, status, is_spam].join();
      const sum = sums.get(name) ?? {
        created_day,
        status,
        is_spam,
        bookings: 0,
        price_hundredths: 0,
      };
      sum.bookings += Number(note.bookings);
      sum.price_hundredths += Number(note.price_hundredths);
      sums.set(name, sum);
    }
  }
  return [...sums.values()];
}

async function addToSums(trx: Trx, sums: readonly Sums[]): Promise<void> {
  await trx
    .insertInto('booking_counts')
    .values(sums)
    .onConflict((conflict) =>
      conflict.columns(['created_day', 'status', 'is_spam']).doUpdateSet((row) => ({
        bookings: sql`booking_counts.bookings + ${row.ref('excluded.bookings')}`,
        price_hundredths: sql`booking_counts.price_hundredths + ${row.ref('excluded.price_hundredths')}`,
      })),
    )
    .execute();
}
