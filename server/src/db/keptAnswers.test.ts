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

/** How many slots there are, with how often that was counted. */
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

test('is made once while nobody commits, and anew after a commit of this process or another one', async () => {
  const { times, asked } = counting();
  expect([await times('%'), await times('%'), asked()]).toEqual([0, 0, 1]);
  await book(place.db, '9:00 AM');
  expect([await times('%'), await times('%'), asked()]).toEqual([1, 1, 2]);
  await book(other, '9:30 AM');
  expect([await times('%'), await times('%'), asked()]).toEqual([2, 2, 3]);
});

test('a transaction that has not ended changes nothing, its end does', async () => {
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

test('the one that was not asked for longest is given up first', async () => {
  const { times, asked } = counting(2);
  for (const like of ['a', 'b', 'a', 'c', 'a']) await times(like);
  expect(asked()).toBe(3);
  await times('b');
  expect(asked()).toBe(4);
});
