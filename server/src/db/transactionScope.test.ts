import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../../test/testDatabase';
import { NestedTransactionError, transactionScope, type HeldTransaction } from './transactionScope';
import { inTransaction } from './transact';
import { writeProbe } from './writeProbe';
import type { Db, Reads, Trx } from './schema';

let place: TestDatabase;
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(() => place.remove());

const slot = { shop_date: '2026-11-24', time: '9:30 AM', capacity: 1, booked: 0, version: 0 };
const write = (trx: Trx) => trx.insertInto('slots').values(slot).execute();
const read = (reads: Reads) => reads.selectFrom('slots').selectAll().execute();

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['a second transaction', (db) => inTransaction(db, write)],
  ['a write of its own', (db) => db.insertInto('slots').values(slot).execute()],
  ['a read of its own', (db) => read(db)],
])('%s inside a transaction throws at once, and the database keeps working', async (_name, ask) => {
  const { db } = place;
  await expect(inTransaction(db, () => ask(db))).rejects.toThrow(NestedTransactionError);
  await inTransaction(db, write);
  expect(await read(db)).toHaveLength(1);
});

test('work that continues after its transaction may use the database freely', async () => {
  const { db } = place;
  let later: Promise<unknown> | undefined;
  await inTransaction(db, async (trx) => {
    await write(trx);
    later = sleep(20).then(() => read(db));
  });
  expect(await later).toHaveLength(1);
});

test.each<[string, () => Promise<void>]>([
  ['committed', () => Promise.resolve()],
  ['rolled back', () => Promise.reject(new Error('no'))],
])('a transaction that was %s runs no further statements', async (_name, end) => {
  const { db } = place;
  let ended: Trx | undefined;
  const work = async (trx: Trx) => {
    ended = trx;
    await end();
  };
  await inTransaction(db, work).catch(() => {});
  await expect(write(ended as Trx)).rejects.toThrow();
  expect(await read(db)).toEqual([]);
});

test('statements that a transaction starts at the same time all run', async () => {
  const { db } = place;
  const times = ['9:30 AM', '10:00 AM', '10:30 AM'];
  await inTransaction(db, (trx) =>
    Promise.all(
      times.map((time) =>
        trx
          .insertInto('slots')
          .values({ ...slot, time })
          .execute(),
      ),
    ),
  );
  expect(await read(db)).toHaveLength(times.length);
});

test('the types distinguish a transaction from the database', () => {
  const { db } = place;
  const wrong = () => {
    // @ts-expect-error: a function that writes in a transaction is not given the database
    void write(db);
    // @ts-expect-error: and who opens one is not given a transaction
    void inTransaction(db, (trx) => inTransaction(trx, write));
    // @ts-expect-error: what only reads cannot write
    void ((reads: Reads) => reads.insertInto('slots'));
  };
  expect(wrong).toBeInstanceOf(Function);
});

test('a long transaction is reported', async () => {
  const scope = transactionScope(20, 10);
  const told = new Promise<HeldTransaction>((resolve) => scope.reportTo(resolve));
  function bookSomething() {
    const starter: { stack?: string } = {};
    Error.captureStackTrace(starter);
    return scope.inside(starter, () => told);
  }
  const { heldMs, startedBy } = await bookSomething();
  expect(heldMs).toBeGreaterThanOrEqual(20);
  expect(startedBy).toContain('bookSomething');
});

test('failing writes are detected, and their recovery, too', async () => {
  const { db } = place;
  expect(await writeProbe(db).passes()).toBe(true);
  const broken = Object.assign(Object.create(db) as Db, {
    transaction: () => ({ execute: () => Promise.reject(new Error('disk full')) }),
  });
  expect(await writeProbe(broken).passes()).toBe(false);
  expect(await writeProbe(db).passes()).toBe(true);
});
