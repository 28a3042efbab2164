import { matchBookings } from 'shared/domain/rules/listBookings';
import { MOST_COUNTED } from 'shared/domain/rules/mostCounted';
import { bookingListQuerySchema, type Booking } from 'shared/domain/types/booking';
import { numbers, sampleBooking } from '../seeding/samples';
import { inTransaction } from '../db/transact';
import { migrate } from '../db/migrations/migrate';
import { MIGRATIONS } from '../db/migrations/migrations';
import { openDatabase } from '../db/openDatabase';
import type { Db } from '../db/schema';
import { searchTextOf } from '../db/textSearch';
import { createEmptyPlace, createTestDatabase, type TestDatabase } from '../../test/testDatabase';
import { listBookings } from './bookingList';
import { toBookingRow } from './bookingRows';

const NOW = new Date('2026-11-23T04:15:00.000Z');

let place: TestDatabase;
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(() => place.remove());

/** The bookings in the order in which they are stored: ids go up, as those of real ones do. */
function sample(count: number, change: (index: number) => Partial<Booking>): Booking[] {
  const random = numbers(count);
  return Array.from({ length: count }, (_, index) => ({
    ...sampleBooking(index, random, NOW),
    id: `id-${String(index).padStart(6, '0')}`,
    ...change(index),
  }));
}

async function store(db: Db, bookings: readonly Booking[]): Promise<void> {
  const rows = bookings.map((booking) => toBookingRow(booking, null));
  await inTransaction(db, async (trx) => {
    for (let first = 0; first < rows.length; first += 200) {
      await trx
        .insertInto('bookings')
        .values(rows.slice(first, first + 200))
        .execute();
    }
  });
}

const question = (given: object) => bookingListQuerySchema.parse(given);

/** Every page of both orders. */
async function expectInOrder(db: Db, bookings: readonly Booking[], search: string) {
  for (const sort of ['oldest', 'newest'] as const) {
    const expected = matchBookings(bookings, question({ search, sort })).map(({ id }) => id);
    for (let page = 1; page <= Math.ceil(expected.length / 10) + 1; page += 1) {
      const found = await listBookings(db, question({ search, sort, page, pageSize: 10 }));
      const ids = expected.slice((page - 1) * 10, page * 10);
      expect(found.bookings.map(({ id }) => id)).toEqual(ids);
      expect(found.total).toBe(expected.length);
    }
  }
}

/** Older ones come later, as an import brings them, and many were created at once. */
const outOfOrder = (index: number): Partial<Booking> => ({
  createdAt: new Date(NOW.getTime() - ((index * 37) % 20) * 3_600_000 - (index % 3)).toISOString(),
});

test('bookings that came out of order, and at one moment, are found in the order of their creation', async () => {
  const bookings = sample(200, outOfOrder);
  await store(place.db, bookings);
  await expectInOrder(place.db, bookings, 'mail.example');
  await expectInOrder(place.db, bookings, 'gurung');
});

test('what is changed, erased or marked as spam is found as it is now', async () => {
  const { db } = place;
  const bookings = sample(120, outOfOrder);
  await store(db, bookings);
  const change = db.updateTable('bookings');
  const renamed = searchTextOf('Somebody Else', 'else@mail.example');
  await change.set({ search_text: renamed }).where('id', '=', 'id-000007').execute();
  await db.deleteFrom('bookings').where('id', '=', 'id-000008').execute();
  await change
    .set({ spam_at: NOW.toISOString(), status: 'cancelled' })
    .where('id', 'in', ['id-000009', 'id-000010'])
    .execute();
  const left = bookings
    .filter(({ id }) => !['id-000008', 'id-000009', 'id-000010'].includes(id))
    .map((booking) =>
      booking.id === 'id-000007'
        ? { ...booking, customerName: 'Somebody Else', customerEmail: 'else@mail.example' }
        : booking,
    );
  await expectInOrder(db, left, 'mail.example');
  await expectInOrder(db, left, 'somebody else');
  const was = bookings[7]?.customerEmail ?? '';
  expect((await listBookings(db, question({ search: was }))).bookings).not.toContainEqual(
    expect.objectContaining({ id: 'id-000007' }),
  );
});

test('a booking whose instant is none is found all the same', async () => {
  await store(place.db, sample(3, outOfOrder));
  await place.db.updateTable('bookings').set({ created_at: 'long ago' }).execute();
  expect(await listBookings(place.db, question({ search: 'mail.example' }))).toMatchObject({
    total: 3,
  });
});

test('matches are counted as far as is told, or as the page reaches, and every page is there', async () => {
  const { db } = place;
  const count = MOST_COUNTED + 60;
  await store(
    db,
    sample(count, (index) => ({ createdAt: new Date(NOW.getTime() + index).toISOString() })),
  );
  const totalOf = async (given: object) =>
    (await listBookings(db, question({ search: 'mail.example', ...given }))).total;
  expect(await totalOf({})).toBe(MOST_COUNTED + 1);
  expect(await totalOf({ sort: 'name' })).toBe(MOST_COUNTED + 1);
  expect(await totalOf({ page: 401 })).toBe(MOST_COUNTED + 26);
  const last = await listBookings(db, question({ search: 'mail.example', page: 403 }));
  expect(last.total).toBe(count);
  expect(last.bookings.map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, index) => `id-${String(9 - index).padStart(6, '0')}`),
  );
  await db
    .updateTable('bookings')
    .set({ spam_at: NOW.toISOString(), status: 'cancelled' })
    .where('id', '<', 'id-000060')
    .execute();
  expect(await totalOf({})).toBe(MOST_COUNTED);
  expect((await listBookings(db, question({}))).total).toBe(MOST_COUNTED);
});

test('bookings that were there before are found in their order after the step that brings it', async () => {
  const empty = await createEmptyPlace();
  const db = openDatabase(empty);
  try {
    const before = MIGRATIONS.findIndex(({ name }) => name === '045-search-by-creation');
    await migrate(db, MIGRATIONS.slice(0, before));
    const bookings = sample(90, outOfOrder);
    await store(db, bookings.slice(0, 60));
    await migrate(db);
    await store(db, bookings.slice(60));
    await expectInOrder(db, bookings, 'mail.example');
  } finally {
    await db.destroy();
    empty.remove();
  }
});
