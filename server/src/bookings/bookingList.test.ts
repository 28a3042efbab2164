import { sql } from 'kysely';
import { listBookings as listByRule } from '@mcs-repairs/shared/domain/rules/listBookings';
import {
  BOOKING_STATUSES,
  bookingListQuerySchema,
  type Booking,
} from '@mcs-repairs/shared/domain/types/booking';
import { SLOT_TIMES } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { createTestDatabase, ENGINE, type TestDatabase } from '../../test/testDatabase';
import { containsText, dropFormerIndex, indexText, tablesToIndex } from '../db/textSearch';
import { inTransaction } from '../db/transact';
import { exportBookings, listBookings } from './bookingList';
import { toBookingRow } from './bookingRows';
import { storeRows } from './testing/storeRows';

const ROWS = 3000;
const NAMES = [
  'Nisha Shrestha',
  'Bibek Lama',
  'Ærø Ødegård',
  'ASHA Gurung',
  "Sita O'Neil",
  '100%_sure',
];

let place: TestDatabase;
const all: Booking[] = Array.from({ length: ROWS }, (_, index) => ({
  id: `id-${String((index * 7919) % ROWS).padStart(5, '0')}`,
  reference: String(10_000 + index),
  kind: 'appointment',
  status: BOOKING_STATUSES[index % 5] ?? 'pending',
  version: 1,
  customerName: `${NAMES[index % NAMES.length]} ${index % 40}`,
  customerEmail: `customer${index}@mail.example`,
  customerPhone: `98${10_000_000 + index}`,
  deviceModel: index % 11 ? 'iPhone 15 Pro' : 'iMac 24"',
  repairService: 'Battery Replacement',
  duration: '30-60 minutes',
  appointmentDate: `2026-12-${String((index % 28) + 1).padStart(2, '0')}`,
  appointmentTime: SLOT_TIMES[index % 18] ?? '9:00 AM',
  estimatedPrice: 80,
  createdAt: new Date(Date.UTC(2026, 9, 1) + ((index * 31) % ROWS) * 60_000).toISOString(),
  updatedAt: '2026-11-01T00:00:00.000Z',
}));

beforeAll(async () => {
  place = await createTestDatabase();
  await storeRows(
    place.db,
    all.map((booking) => toBookingRow(booking, null)),
  );
});
afterAll(() => place.remove());

test.each([
  {},
  { page: 120 },
  { status: 'confirmed', sort: 'oldest' },
  { sort: 'appointment', page: 3 },
  { sort: 'name', pageSize: 200 },
  { search: 'iphone' },
  { search: 'iphone', page: 100 },
  { search: 'iphone', status: 'cancelled', sort: 'name' },
  { search: 'iphone', status: 'pending', sort: 'appointment', page: 20 },
  { search: 'asha gurung 3' },
  { search: 'ØDEGÅRD', sort: 'oldest' },
  { search: "o'neil" },
  { search: '24"' },
  { search: '100%_' },
  { search: '_' },
  { search: '\\' },
  { search: 'li' },
  { search: 'nobody at all' },
  { search: 'example\n98' },
  { search: '77@mail' },
  { search: 'pro', page: 200 },
  // PostgreSQL indexes the text `7@mail` in this form.
  { search: '7qmail' },
  { search: '7@mail.example' },
  { search: '@.-+ ' },
  { search: '%@\\' },
])('the database lists %j in the same order as the rule', async (question) => {
  const query = bookingListQuerySchema.parse(question);
  const found = await listBookings(place.db, query);
  const expected = listByRule(all, query);
  expect(found.total).toBe(expected.total);
  expect(found.bookings.map(({ id }) => id)).toEqual(expected.bookings.map(({ id }) => id));
});

test('an export contains every match in the same order', async () => {
  const filter = { search: 'iphone', status: 'pending', sort: 'oldest' } as const;
  const expected = listByRule(all, { ...filter, page: 1, pageSize: ROWS });
  expect(await exportBookings(place.db, filter)).toEqual(expected.bookings);
});

const onPostgres = ENGINE === 'postgres' ? test : test.skip;

onPostgres('a part of an email address is found by the text index', async () => {
  const { db } = place;
  // Without this index, the database has the schema of an earlier version.
  await sql`drop index bookings_search_at`.execute(db);
  await sql`create index bookings_search_trigrams on bookings using gin (search_text gin_trgm_ops)`.execute(
    db,
  );
  const missing = () => inTransaction(db, tablesToIndex);
  expect(await missing()).toEqual(['bookings']);
  await indexText(db, 'bookings');
  expect(await missing()).toEqual(['bookings']);
  await dropFormerIndex(db, 'bookings');
  expect(await missing()).toEqual([]);
  const plan = await inTransaction(db, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const search = containsText(db, 'bookings', ['977@mail']);
    return sql`explain select id from bookings where ${search}`.execute(trx);
  });
  const indexes = await sql`select indexname::text as name from pg_indexes
    where schemaname = current_schema() and tablename = 'bookings' and indexdef like '%gin%'`.execute(
    db,
  );
  expect(JSON.stringify(plan.rows)).toMatch(/bookings_search_at.*%977qmail%/);
  expect(indexes.rows).toEqual([{ name: 'bookings_search_at' }]);
});
