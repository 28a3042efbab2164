import { createTestDatabase, type TestDatabase } from '../../test/testDatabase';
import { keptAnswers } from './keptAnswers';
import { openDatabase } from './openDatabase';
import type { Db } from './schema';
import { inTransaction } from './transact';

let place: TestDatabase;
let other: Db;
beforeEach(async () => {
  place = await createTestDatabase();
  other = openDatabase(place);
});
afterEach(async () => {
  await other.destroy();
  await place.remove();
});

const book = (db: Db, time: string) =>
  inTransaction(db, (trx) =>
    trx
      .insertInto('slots')
      .values({ shop_date: '2026-11-24', time, capacity: 1, booked: 1, version: 0 })
      .execute(),
  );

/**
 * Returns a cached query that counts slots, and a function that returns how often the query has
 * run.
 */
function counting(most = 10) {
  let asked = 0;
  const times = keptAnswers(place.db, most, async (like: string) => {
    asked += 1;
    const rows = await place.db
      .selectFrom('slots')
      .select('time')
      .where('time', 'like', like)
      .execute();
    return rows.length;
  });
  return { times, asked: () => asked };
}

test('an answer is cached until a commit of this or another process', async () => {
  const { times, asked } = counting();
  /**
   * Calls the cached query twice. On PostgreSQL, a commit of another test on the same server can
   * invalidate the first answer.
   */
  const twice = async () => {
    for (;;) {
      const before = asked();
      const answers = [await times('%'), await times('%')];
      if (asked() - before <= 1) return answers;
    }
  };
  expect(await twice()).toEqual([0, 0]);
  await book(place.db, '9:00 AM');
  expect(await twice()).toEqual([1, 1]);
  await book(other, '9:30 AM');
  expect(await twice()).toEqual([2, 2]);
});

test('an open transaction invalidates nothing, its commit does', async () => {
  const { times } = counting();
  const seen: number[] = [];
  await inTransaction(other, async (trx) => {
    const row = { shop_date: '2026-11-24', time: '9:00 AM', capacity: 1, booked: 1, version: 0 };
    await trx.insertInto('slots').values(row).execute();
    seen.push(await times('%'), await times('%'));
  });
  seen.push(await times('%'));
  expect(seen).toEqual([0, 0, 1]);
});

test('the least recently used answer is evicted first', async () => {
  const run = async () => {
    const { times, asked } = counting(2);
    for (const like of ['a', 'b', 'a', 'c', 'a']) await times(like);
    const before = asked();
    await times('b');
    return [before, asked()];
  };
  let counts = await run();
  // On PostgreSQL, commits of other tests on the same server invalidate the answer. The test
  // therefore repeats until there is no such commit.
  while (place.db.engine === 'postgres' && Number(counts[0]) > 3) counts = await run();
  expect(counts).toEqual([3, 4]);
});
