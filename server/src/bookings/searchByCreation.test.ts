import { sql } from 'kysely';
import { matchBookings } from '@mcs-repairs/shared/domain/rules/listBookings';
import { MOST_COUNTED } from '@mcs-repairs/shared/domain/rules/mostCounted';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { bookingListQuerySchema, type Booking } from '@mcs-repairs/shared/domain/types/booking';
import { numbers, sampleBooking } from '../operations/seeding/samples';
import { migrate } from '../db/migrations/migrate';
import { MIGRATIONS } from '../db/migrations/migrations';
import { openDatabase } from '../db/openDatabase';
import type { Db } from '../db/schema';
import { searchTextOf } from '../db/textSearch';
import {
  createEmptyPlace,
  createTestDatabase,
  ENGINE,
  type TestDatabase,
} from '../../test/testDatabase';
import { listBookings } from './bookingList';
import { toBookingRow } from './bookingRows';
import { readBookingStats } from './bookingStats';
import { storeRows } from './testing/storeRows';

const NOW = new Date('2026-11-23T04:15:00.000Z');

let place: TestDatabase;
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(() => place.remove());

/** Returns bookings in the order in which they are stored. Their ids increase, like real ones. */
function sample(count: number, change: (index: number) => Partial<Booking>): Booking[] {
  const random = numbers(count);
  return Array.from({ length: count }, (_, index) => ({
    ...sampleBooking(index, random, NOW),
    id: `id-${String(index).padStart(6, '0')}`,
    ...change(index),
  }));
}

async function store(db: Db, bookings: readonly Booking[]): Promise<void> {
  await storeRows(
    db,
    bookings.map((booking) => toBookingRow(booking, null)),
  );
}

const question = (given: object) => bookingListQuerySchema.parse(given);

/** Expects that every page has the right bookings in the right order, in both directions. */
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

/**
 * Makes older bookings that are stored later, as in an import. Many of them have the same time of
 * creation.
 */
const outOfOrder = (index: number): Partial<Booking> => ({
  createdAt: new Date(NOW.getTime() - ((index * 37) % 20) * 3_600_000 - (index % 3)).toISOString(),
});

test('bookings stored out of order, or created at once, are found in order of creation', async () => {
  const bookings = sample(200, outOfOrder);
  await store(place.db, bookings);
  await expectInOrder(place.db, bookings, 'mail.example');
  await expectInOrder(place.db, bookings, 'gurung');
});

/**
 * Makes several bookings with the same millisecond of creation, whose ids are not in the order in
 * which they are stored.
 */
const atOneMoment = (index: number): Partial<Booking> => ({
  id: `id-${String((index * 7) % 30).padStart(6, '0')}`,
  createdAt: new Date(NOW.getTime() - Math.floor(index / 12)).toISOString(),
});

test('bookings of one millisecond are in the order of their ids on every page, also after a change', async () => {
  const { db } = place;
  const bookings = sample(30, atOneMoment);
  await store(db, bookings);
  await expectInOrder(db, bookings, 'mail.example');
  const texts = await db.selectFrom('bookings').select(['id', 'search_text']).execute();
  for (const { id, search_text } of texts.slice(0, 9)) {
    const set = { search_text: `${search_text}\nmore` };
    await db.updateTable('bookings').set(set).where('id', '=', id).execute();
  }
  await expectInOrder(db, bookings, 'mail.example');
  expect((await listBookings(db, question({ search: '\nmore' }))).total).toBe(9);
});

test('a changed, erased or marked booking is found in its current state', async () => {
  const { db } = place;
  const bookings = sample(120, outOfOrder);
  await store(db, bookings);
  const change = db.updateTable('bookings');
  const renamed = searchTextOf('Somebody Else', 'else@mail.example');
  await change.set({ search_text: renamed }).where('id', '=', 'id-000007').execute();
  await db.deleteFrom('bookings').where('id', '=', 'id-000008').execute();
  const isSpam = ['id-000009', 'id-000010'];
  await change
    .set({ spam_at: NOW.toISOString(), status: 'cancelled' })
    .where('id', 'in', isSpam)
    .execute();
  const left = bookings
    .filter(({ id }) => !['id-000008', ...isSpam].includes(id))
    .map((booking) =>
      booking.id === 'id-000007'
        ? { ...booking, customerName: 'Somebody Else', customerEmail: 'else@mail.example' }
        : booking,
    );
  await expectInOrder(db, left, 'mail.example');
  await expectInOrder(db, left, 'somebody else');
  const spam = await listBookings(db, question({ search: 'mail.example', spam: 'only' }));
  expect(spam.bookings.map(({ id }) => id).sort()).toEqual(isSpam);
  expect(spam.total).toBe(2);
  const was = bookings[7]?.customerEmail ?? '';
  expect((await listBookings(db, question({ search: was }))).bookings).not.toContainEqual(
    expect.objectContaining({ id: 'id-000007' }),
  );
  await change.set({ spam_at: null }).where('id', '=', 'id-000009').execute();
  await change.set({ created_at: NOW.toISOString() }).where('id', '=', 'id-000011').execute();
  const back = [...left, bookings[9] as Booking].map((booking) => ({
    ...booking,
    ...(booking.id === 'id-000011' && { createdAt: NOW.toISOString() }),
    ...(booking.id === 'id-000009' && { status: 'cancelled' as const }),
  }));
  await expectInOrder(db, back, 'mail.example');
});

const INSTANTS = [
  '2026-11-23T04:15:00Z',
  '2026-11-23T04:15:00.000Z',
  '2026-11-23T04:15:00.5Z',
  '2026-11-23T04:15:00.123Z',
  '2026-11-23T04:15:00.1234Z',
  '2026-11-23T04:15:00.9996Z',
  '1912-01-01T00:00:00.000Z',
  '1969-12-31T00:00:00.000Z',
  '9999-12-31T00:00:00.000Z',
  '9999-12-31T00:00:00.000Z',
  'long ago',
  'never',
];

test('an unusual instant prevents no booking from being stored, found, changed and erased', async () => {
  const { db } = place;
  const bookings = sample(INSTANTS.length, () => ({}));
  const rows = bookings.map((booking, index) => ({
    ...toBookingRow(booking, null),
    created_at: INSTANTS[index] ?? '',
  }));
  await db.insertInto('bookings').values(rows).execute();
  const found = async (search: string) => {
    const { bookings: list, total } = await listBookings(db, question({ search }));
    expect(list).toHaveLength(total);
    return total;
  };
  expect(await found('mail.example')).toBe(INSTANTS.length);
  await db.updateTable('bookings').set({ search_text: 'somebody erased' }).execute();
  expect(await found('mail.example')).toBe(0);
  expect(await found('somebody erased')).toBe(INSTANTS.length);
  await db.deleteFrom('bookings').execute();
  expect(await found('somebody erased')).toBe(0);
});

test('bookings with instants in several formats are each on one page', async () => {
  const { db } = place;
  const bookings = sample(40, () => ({}));
  const forms = ['00Z', '00.500Z', '00.25Z', '00.000Z'];
  const rows = bookings.map((booking, index) => ({
    ...toBookingRow(booking, null),
    created_at: `2026-01-01T00:00:${forms[(index * 7) % forms.length]}`,
  }));
  await db.insertInto('bookings').values(rows).execute();
  for (const sort of ['oldest', 'newest'] as const) {
    const ids = new Set<string>();
    for (const page of [1, 2, 3, 4, 5, 6]) {
      const query = question({ search: 'mail.example', sort, page, pageSize: 7 });
      for (const { id } of (await listBookings(db, query)).bookings) ids.add(id);
    }
    expect(ids.size).toBe(40);
  }
});

const isSqlite = ENGINE === 'sqlite' ? test : test.skip;

isSqlite(
  'of a moment that has no number left a booking is found, changed and erased like others',
  async () => {
    const { db } = place;
    const [full, other, beyond] = sample(3, (index) => ({
      createdAt: new Date(NOW.getTime() + (index === 1 ? 5 : 0)).toISOString(),
    })) as [Booking, Booking, Booking];
    await store(db, [full, other]);
    const last = sql`cast(strftime('%s', ${full.createdAt}) as integer) * 65536000 + 65535`;
    await sql`insert into bookings_search (rowid, id, search_text) values (${last}, 'other', 'text')`.execute(
      db,
    );
    await store(db, [beyond]);
    const total = async (search: string) => (await listBookings(db, question({ search }))).total;
    expect(await total('mail.example')).toBe(3);
    const set = { search_text: 'zanzibar' };
    await db.updateTable('bookings').set(set).where('id', '=', beyond.id).execute();
    expect([await total('mail.example'), await total('zanzibar')]).toEqual([2, 1]);
    await db.deleteFrom('bookings').where('id', '=', beyond.id).execute();
    expect(await total('zanzibar')).toBe(0);
  },
);

isSqlite('a number that is free again hides nobody who had none', async () => {
  const { db } = place;
  const sampled = sample(4, () => ({ createdAt: NOW.toISOString() }));
  const [first, full, beyond, erased] = sampled as [Booking, Booking, Booking, Booking];
  await store(db, [first]);
  // With this entry in the index, the next booking of this millisecond gets the last possible
  // number.
  await sql`insert into bookings_search (rowid, id, search_text)
    select rowid + 65534, 'other', 'text' from bookings_search`.execute(db);
  await store(db, [full, beyond, erased]);
  await db.deleteFrom('bookings').where('id', '=', full.id).execute();
  const set = { search_text: 'zanzibar' };
  await db.updateTable('bookings').set(set).where('id', '=', beyond.id).execute();
  await db.deleteFrom('bookings').where('id', '=', erased.id).execute();
  const total = async (search: string) => (await listBookings(db, question({ search }))).total;
  expect([await total('mail.example'), await total('zanzibar')]).toEqual([1, 1]);
});

test('matches are counted up to the limit or the end of the page, and every page exists', async () => {
  const { db } = place;
  const count = MOST_COUNTED + 60;
  const bookings = sample(count, (index) => ({
    createdAt: new Date(NOW.getTime() + index).toISOString(),
  }));
  // PostgreSQL may have examined the table when it was almost empty. It then expects few bookings.
  await store(db, bookings.slice(0, 100));
  await db.deleteFrom('bookings').execute();
  await sql`analyze bookings`.execute(db);
  await store(db, bookings);
  const totalOf = async (given: object) =>
    (await listBookings(db, question({ search: 'mail.example', ...given }))).total;
  expect(await totalOf({})).toBe(MOST_COUNTED + 1);
  expect(await totalOf({ sort: 'name' })).toBe(MOST_COUNTED + 1);
  const { byStatus } = await readBookingStats(db, toShopDate(NOW));
  expect(await totalOf({ status: 'confirmed' })).toBe(byStatus.confirmed);
  expect(await totalOf({ status: 'confirmed', sort: 'name' })).toBe(byStatus.confirmed);
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

test('earlier bookings are found in order after the migration', async () => {
  const empty = await createEmptyPlace();
  const db = openDatabase(empty);
  try {
    const before = MIGRATIONS.findIndex(({ name }) => name === '045-search-by-creation');
    await migrate(db, MIGRATIONS.slice(0, before));
    const bookings = sample(90, outOfOrder);
    await store(db, bookings.slice(0, 60));
    const odd = sample(100 + INSTANTS.length, () => ({ customerName: 'Odd One' })).slice(100);
    const rows = odd.map((booking, index) => ({
      ...toBookingRow(booking, null),
      created_at: INSTANTS[index] ?? '',
    }));
    await storeRows(db, rows);
    const spam = { spam_at: NOW.toISOString(), status: 'cancelled' } as const;
    await db.updateTable('bookings').set(spam).where('id', '=', 'id-000003').execute();
    await migrate(db);
    expect((await listBookings(db, question({ search: 'odd one' }))).total).toBe(INSTANTS.length);
    await db.deleteFrom('bookings').where('id', '>=', 'id-000100').execute();
    await store(db, bookings.slice(60));
    const left = bookings.filter(({ id }) => id !== 'id-000003');
    await expectInOrder(db, left, 'mail.example');
  } finally {
    await db.destroy();
    empty.remove();
  }
});
