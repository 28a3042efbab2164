import { sql } from 'kysely';
import { bookingStats } from '@mcs-repairs/shared/domain/rules/bookingStats';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { numbers, sampleBooking } from '../operations/seeding/samples';
import { inTransaction } from '../db/transact';
import { migrate } from '../db/migrations/migrate';
import { MIGRATIONS } from '../db/migrations/migrations';
import { openDatabase } from '../db/openDatabase';
import type { Db, Tables } from '../db/schema';
import { createEmptyPlace, createTestDatabase, type TestDatabase } from '../../test/testDatabase';
import { addUpCounts, countBookings, countDays, countStatuses } from './bookingCounts';
import { toBooking, toBookingRow } from './bookingRows';
import { readBookingStats } from './bookingStats';
import { storeRows } from './testing/storeRows';

const NOW = new Date('2026-11-23T04:15:00.000Z');
const TODAY = toShopDate(NOW);

let place: TestDatabase;
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(() => place.remove());

/** Stores bookings with different days, statuses and prices. Some prices are not whole rupees. */
async function store(db: Db, from: number, to: number): Promise<void> {
  const random = numbers(from + 1);
  const rows = Array.from({ length: to - from }, (_, index) => {
    const at = new Date(NOW.getTime() - Math.floor(random() * 40 * 24) * 3_600_000).toISOString();
    const booking = sampleBooking(from + index, random, NOW);
    const price = Math.round(random() * 1e5) / 100;
    return toBookingRow({ ...booking, createdAt: at, estimatedPrice: price }, null);
  });
  await storeRows(db, rows);
}

/** Returns the ids of every seventh booking, starting with the one at position `rest`. */
async function some(db: Db, rest: number): Promise<string[]> {
  const rows = await db.selectFrom('bookings').select('id').orderBy('id').execute();
  return rows.flatMap(({ id }, index) => (index % 7 === rest ? [id] : []));
}

/** Computes the counts that the test expects, from all rows of the bookings. */
async function counted(db: Db) {
  const rows = await db.selectFrom('bookings').selectAll().execute();
  return {
    stats: bookingStats(rows.map(toBooking), NOW),
    spam: rows.filter(({ spam_at }) => spam_at !== null).length,
  };
}

async function expectTrue(db: Db): Promise<void> {
  const { stats, spam } = await counted(db);
  const told = await readBookingStats(db, TODAY);
  expect({ ...told, revenue: 0 }).toEqual({ ...stats, revenue: 0 });
  expect(told.revenue).toBeCloseTo(stats.revenue, 4);
  expect(await countBookings(db, { status: 'all', isSpam: false })).toBe(stats.total);
  expect(await countBookings(db, { status: 'all', isSpam: true })).toBe(spam);
  expect(await countBookings(db, { status: 'confirmed', isSpam: false })).toBe(
    stats.byStatus.confirmed,
  );
}

const notes = async (db: Db) =>
  (await db.selectFrom('booking_count_changes').selectAll().execute()).length;

test('after any change of bookings, the stored counts equal the counted rows', async () => {
  const { db } = place;
  await expectTrue(db);
  await store(db, 0, 150);
  await expectTrue(db);
  await addUpCounts(db);
  await expectTrue(db);
  const change = async (rest: number, set: Partial<Tables['bookings']>) =>
    db
      .updateTable('bookings')
      .set(set)
      .where('id', 'in', await some(db, rest))
      .execute();
  await change(1, { status: 'completed' });
  await change(2, { spam_at: NOW.toISOString(), status: 'cancelled' });
  await change(3, { estimated_price: 0.1, status: 'completed' });
  await change(4, { created_at: NOW.toISOString(), created_day: TODAY });
  const gone = await some(db, 5);
  await db.deleteFrom('bookings').where('id', 'in', gone).execute();
  await expectTrue(db);
  await addUpCounts(db);
  expect(await notes(db)).toBe(0);
  await db.updateTable('bookings').set({ spam_at: null }).execute();
  await expectTrue(db);
  await db.deleteFrom('bookings').execute();
  await expectTrue(db);
});

test('other changes are not counted, nor rolled back ones', async () => {
  const { db } = place;
  await store(db, 0, 20);
  await addUpCounts(db);
  await db
    .updateTable('bookings')
    .set({ notes: 'Call first', status: sql`status` })
    .execute();
  expect(await notes(db)).toBe(0);
  const undone = inTransaction(db, async (trx) => {
    await trx.deleteFrom('bookings').execute();
    throw new Error('Not after all');
  });
  await expect(undone).rejects.toThrow('Not after all');
  expect(await notes(db)).toBe(0);
  await expectTrue(db);
});

test('concurrent runs count bookings once', async () => {
  const { db } = place;
  await store(db, 0, 2100);
  await Promise.all([
    addUpCounts(db),
    store(db, 2100, 2130),
    addUpCounts(db),
    store(db, 2130, 2160),
    addUpCounts(db),
  ]);
  await expectTrue(db);
  await addUpCounts(db);
  expect(await notes(db)).toBe(0);
  await expectTrue(db);
});

test('an import’s bookings are not counted until it ends', async () => {
  const { db } = place;
  await store(db, 0, 60);
  const hidden = await some(db, 3);
  const left = 60 - hidden.length;
  const at = NOW.toISOString();
  await db
    .insertInto('imports')
    .values({ id: 'one', state: 'storing', started_at: at, owner: 'me', beat_at: at })
    .execute();
  const change = db.updateTable('bookings');
  await change.set({ import_id: 'one' }).where('id', 'in', hidden).execute();
  await change
    .set({ spam_at: at, status: 'cancelled' })
    .where('id', 'in', hidden.slice(2))
    .execute();
  const expectHidden = async () => {
    const during = await readBookingStats(db, TODAY);
    expect(during.total).toBe(left);
    expect(await countBookings(db, { status: 'all', isSpam: false })).toBe(left);
    expect(await countBookings(db, { status: 'all', isSpam: true })).toBe(0);
    const days = await countDays(db, '2000-01-01');
    expect([...days.values()].reduce((sum, count) => sum + count, 0)).toBe(left);
  };
  await expectHidden();
  await addUpCounts(db);
  await expectHidden();
  await db.deleteFrom('imports').execute();
  await expectTrue(db);
});

test('earlier bookings are counted by the migration that adds the counts', async () => {
  const empty = await createEmptyPlace();
  const db = openDatabase(empty);
  try {
    const before = MIGRATIONS.findIndex(({ name }) => name === '044-booking-counts');
    await migrate(db, MIGRATIONS.slice(0, before));
    await store(db, 0, 90);
    await db
      .updateTable('bookings')
      .set({ spam_at: NOW.toISOString(), status: 'cancelled' })
      .where('id', 'in', await some(db, 2))
      .execute();
    await migrate(db);
    expect(await notes(db)).toBe(0);
    await expectTrue(db);
    expect([...(await countStatuses(db)).keys()].sort()).toHaveLength(5);
  } finally {
    await db.destroy();
    empty.remove();
  }
});
