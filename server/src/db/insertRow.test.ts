import { createTestDatabase, type TestDatabase } from '../../test/testDatabase';
import { insertRow } from './insertRow';
import { inTransaction } from './transact';

let place: TestDatabase;
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(() => place.remove());

const slot = { shop_date: '2026-11-24', time: '9:30 AM', capacity: 3, booked: 2, version: 7 };
const stored = () => place.db.selectFrom('slots').selectAll().orderBy('time').execute();
const add = (row: typeof slot, options?: Parameters<typeof insertRow<'slots'>>[3]) =>
  inTransaction(place.db, (trx) => insertRow(trx, 'slots', row, options));
const KEY = ['shop_date', 'time'] as const;

test('each row keeps its own values', async () => {
  const other = { ...slot, time: '10:00 AM', booked: 1 };
  expect(await add(slot)).toBe(true);
  expect(await add(other)).toBe(true);
  expect(await stored()).toEqual([other, slot]);
});

test('a row with its columns in another order, or without some of them, is stored as it is', async () => {
  const { booked, version, ...rest } = slot;
  await add(slot);
  await add({ version, booked, ...rest, time: '10:00 AM' });
  const withDefault = { ...slot, time: '10:30 AM', version: undefined as unknown as number };
  await add(withDefault);
  expect(await stored()).toEqual([
    { ...slot, time: '10:00 AM' },
    { ...slot, time: '10:30 AM', version: 0 },
    slot,
  ]);
});

test('with `unless`, a second row with the same key is not stored', async () => {
  expect(await add(slot, { unless: KEY })).toBe(true);
  expect(await add({ ...slot, booked: 0 }, { unless: KEY })).toBe(false);
  expect(await stored()).toEqual([slot]);
});

test('without `unless`, it throws, even after a row with `unless`', async () => {
  await add(slot, { unless: KEY });
  await expect(add(slot)).rejects.toThrow();
});
