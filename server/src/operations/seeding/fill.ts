import { toBookingRow } from '../../bookings';
import { type Db, inTransaction } from '../../db';
import { numbers, sampleBooking, samplePost } from './samples';

const SLICE = 500;

/** Adds sample bookings and threads to the database. Existing rows stay. */
export async function fill(
  db: Db,
  wanted: { bookings: number; threads: number },
  now: Date,
): Promise<void> {
  const random = numbers(20_260_122);
  await inSlices(wanted.bookings, async (first, last) => {
    const rows = range(first, last).map((number) =>
      toBookingRow(sampleBooking(number, random, now), null),
    );
    await inTransaction(db, (trx) =>
      trx
        .insertInto('bookings')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  });
  await inSlices(wanted.threads, async (first, last) => {
    const rows = range(first, last).map((number) => samplePost(number, random, now));
    await inTransaction(db, (trx) =>
      trx
        .insertInto('posts')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  });
}

async function inSlices(count: number, slice: (first: number, last: number) => Promise<void>) {
  for (let first = 0; first < count; first += SLICE) {
    await slice(first, Math.min(first + SLICE, count));
  }
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first }, (_, index) => first + index);
