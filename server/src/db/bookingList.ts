import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Booking, BookingList, BookingListQuery } from 'shared/types/booking';
import { BOOKING_COLUMNS, toBooking } from './bookingRows';
import type { Db, Tables } from './schema';
import { matchText } from './textSearch';

type Filter = Pick<BookingListQuery, 'search' | 'status' | 'sort'> &
  Partial<Pick<BookingListQuery, 'appointmentDate'>>;

/** Orders of the dashboard; each is total, ties are broken by id. */
const ORDERS = {
  newest: ['created_at', 'desc'],
  oldest: ['created_at', 'asc'],
  appointment: ['starts_key', 'asc'],
  name: ['name_key', 'asc'],
} as const;

/** One page of the bookings that match, and how many match in all. */
export async function listBookings(db: Db, query: BookingListQuery): Promise<BookingList> {
  const { page, pageSize, search, status, appointmentDate } = query;
  const offset = (page - 1) * pageSize;
  const text = search
    ? await matchText(db, 'bookings', search, { wanted: offset + pageSize, counted: true })
    : null;
  const isSearchAlone = status === 'all' && appointmentDate === undefined;
  const total =
    isSearchAlone && text && text.total !== null
      ? text.total
      : await countBookings(matching(db, query, text?.every));
  // The page's ids come from the index alone; whole rows are read for these only.
  const ids = ordered(matching(db, query, text?.first), query.sort)
    .select('bookings.id')
    .limit(pageSize)
    .offset(offset);
  const rows = await ordered(db.selectFrom('bookings').where('bookings.id', 'in', ids), query.sort)
    .select(BOOKING_COLUMNS)
    .execute();
  return { bookings: rows.map(toBooking), total, page, pageSize };
}

/** Every booking that matches. */
export async function exportBookings(db: Db, filter: Filter): Promise<Booking[]> {
  const { search, sort } = filter;
  const text = search
    ? await matchText(db, 'bookings', search, { wanted: Infinity, counted: false })
    : null;
  const found = ordered(matching(db, filter, text?.every), sort).select(BOOKING_COLUMNS);
  return (await found.execute()).map(toBooking);
}

function matching(
  db: Db,
  { status, appointmentDate }: Omit<Filter, 'sort' | 'search'>,
  text?: RawBuilder<SqlBool>,
) {
  let found = db.selectFrom('bookings');
  if (status !== 'all') found = found.where('status', '=', status);
  if (appointmentDate) found = found.where('appointment_date', '=', appointmentDate);
  return text ? found.where(text) : found;
}

async function countBookings(found: ReturnType<typeof matching>): Promise<number> {
  const count = sql<number | string>`count(*)`.as('count');
  return Number((await found.select(count).executeTakeFirstOrThrow()).count);
}

function ordered<Row>(
  bookings: SelectQueryBuilder<Tables, 'bookings', Row>,
  sort: BookingListQuery['sort'],
) {
  const [column, direction] = ORDERS[sort];
  return bookings.orderBy(column, direction).orderBy('bookings.id', direction);
}
