import { bookingListQuerySchema } from '@mcs-repairs/shared/domain/types/booking';
import { createTestDatabase, type TestDatabase } from '../../test/testDatabase';
import { numbers, sampleBooking } from '../operations/seeding/samples';
import { listBookings } from './bookingList';
import { keysOfBooking } from '@mcs-repairs/shared/domain/rules/bookingKeys';
import { searchTextOfBooking } from '@mcs-repairs/shared/domain/rules/searchTerms';
import { toBookingRow } from './bookingRows';
import { writeSearchForms } from './searchFormsJob';
import { storeRows } from './testing/storeRows';

const NOW = new Date('2026-11-23T06:00:00.000Z');

let place: TestDatabase;
beforeEach(async () => {
  place = await createTestDatabase();
  // Inserts the row that marks search texts as outdated. The migration inserted it, but an earlier
  // test removed it.
  await place.db
    .insertInto('search_forms')
    .values({ table_name: 'bookings', after_id: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});
afterEach(() => place.remove());

const found = async (search: string) =>
  (await listBookings(place.db, bookingListQuerySchema.parse({ search }))).bookings.map(
    ({ id }) => id,
  );
const left = () => place.db.selectFrom('search_forms').selectAll().execute();

/** Stores bookings whose search texts have the format of an earlier version. */
async function storeOfBefore(count: number): Promise<void> {
  const random = numbers(7);
  const rows = Array.from({ length: count }, (_, index) => {
    const id = `id-${String(index).padStart(4, '0')}`;
    const customerPhone = `+977 984-${String(1_000_000 + index)}`;
    const booking = { ...sampleBooking(index, random, NOW), id, customerPhone };
    const search_text = `${booking.reference}\n${booking.customerName}\n${customerPhone}`;
    return { ...toBookingRow(booking, null), search_text: search_text.toLowerCase() };
  });
  await storeRows(place.db, rows);
}

test('earlier bookings are found in every notation after their texts are rewritten, also by serial number', async () => {
  await storeOfBefore(120);
  const texts = { accessories: '', condition: '', signature: '', taken_by: 'Asha' };
  const intake = { ...texts, booking_id: 'id-0077', passcode: null, created_at: NOW.toISOString() };
  await place.db
    .insertInto('intakes')
    .values({ ...intake, serial: '490154203237518' })
    .execute();
  expect(await found('9841000077')).toEqual([]);
  expect(await left()).toHaveLength(1);
  await writeSearchForms(place.db);
  for (const typed of ['9841000077', '+977 9841000077', '49 015420 323751 8']) {
    expect(await found(typed)).toEqual(['id-0077']);
  }
  expect(await left()).toEqual([]);
});

test('a stored booking has the search text to which earlier texts are rewritten', () => {
  const booking = sampleBooking(1, numbers(7), NOW);
  for (const serial of ['', '490154203237518']) {
    const { search_text } = toBookingRow(booking, null, keysOfBooking(booking, serial));
    expect(search_text).toBe(searchTextOfBooking(booking, serial));
  }
});

test('an interrupted or concurrent run skips no booking', async () => {
  await storeOfBefore(120);
  const stopping = new AbortController();
  const first = writeSearchForms(place.db, stopping.signal);
  setTimeout(() => stopping.abort(), 5);
  await first;
  await Promise.all([writeSearchForms(place.db), writeSearchForms(place.db)]);
  for (const at of [1000000, 1000060, 1000119])
    expect([at, (await found(`984${at}`)).length]).toEqual([at, 1]);
});

test('erased text stays erased', async () => {
  await storeOfBefore(1);
  const erased = { search_text: 'erased', erased_at: NOW.toISOString() };
  await place.db.updateTable('bookings').set(erased).execute();
  await writeSearchForms(place.db);
  expect(await found('984 1000000')).toEqual([]);
});
