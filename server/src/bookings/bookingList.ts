import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Booking, BookingList, BookingListQuery } from 'shared/domain/types/booking';
import { BOOKING_COLUMNS, toBooking } from './bookingRows';
import { countBookings } from './bookingCounts';
import { areComingIn, hasComeIn, isComingIn } from './incomingBookings';
import type { Db, Tables } from '../db/schema';
import { matchText, type TextMatch } from '../db/textSearch';

type Filter = Pick<BookingListQuery, 'search' | 'status' | 'sort'> &
  Partial<Pick<BookingListQuery, 'appointmentDate' | 'spam'>>;

/** Without imports that run nobody has to look for their rows. */
type Importing = { isImporting: boolean };

/** Orders of the dashboard; each is total, ties are broken by id. */
const ORDERS = {
  newest: ['created_at', 'desc'],
  oldest: ['created_at', 'asc'],
  appointment: ['starts_key', 'asc'],
  name: ['name_key', 'asc'],
} as const;

/** One page of the bookings that match, and how many match in all. */
export async function listBookings(db: Db, query: BookingListQuery): Promise<BookingList> {
  const { page, pageSize, search } = query;
  const offset = (page - 1) * pageSize;
  const text = search
    ? await matchText(db, 'bookings', search, { wanted: offset + pageSize, counted: true })
    : null;
  const isImporting = await areComingIn(db);
  const total = await countMatches(db, { ...query, isImporting }, text);
  // The page's ids come from the index alone; whole rows are read for these only.
  const ids = ordered(matching(db, { ...query, isImporting }, text?.first), query.sort)
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
  const found = ordered(matching(db, { ...filter, isImporting: true }, text?.every), sort).select(
    BOOKING_COLUMNS,
  );
  return (await found.execute()).map(toBooking);
}

/**
 * Spam, and what an import is bringing in, are counted by themselves and taken off: there is little of either, and the whole
 * can be counted from an index alone.
 */
async function countMatches(
  db: Db,
  query: Filter & Importing,
  text: TextMatch | null,
): Promise<number> {
  const { status, appointmentDate, spam, isImporting } = query;
  const isSpam = spam === 'only';
  if (!text && appointmentDate === undefined) return countBookings(db, { status, isSpam });
  const every = () => filtered(db, query, text?.every);
  // There is little spam: it is read, whatever it is searched for.
  const onlySpam = () =>
    count(filtered(db, query, text?.first).where('spam_at', 'is not', null).where(hasComeIn));
  if (isSpam) return onlySpam();
  const isSearchAlone = status === 'all' && appointmentDate === undefined && !isImporting;
  const all =
    isSearchAlone && text && text.total !== null
      ? text.total
      : await count(every(), isImporting ? every().where(isComingIn) : undefined);
  return mayBeSpam(query) ? all - (await onlySpam()) : all;
}

function matching(
  db: Db,
  query: Omit<Filter, 'sort' | 'search'> & Importing,
  text?: RawBuilder<SqlBool>,
) {
  let found = filtered(db, query, text);
  if (query.isImporting) found = found.where(hasComeIn);
  if (query.spam === 'only') return found.where('spam_at', 'is not', null);
  if (!mayBeSpam(query)) return found;
  // By id, so that the page is still found in its index alone.
  return found.where('bookings.id', 'not in', (row) =>
    row
      .selectFrom('bookings as marked')
      .select('marked.id')
      .where('marked.spam_at', 'is not', null),
  );
}

/** Spam is cancelled: the lists of every other status hold none. */
const mayBeSpam = ({ status }: Pick<Filter, 'status'>) =>
  status === 'all' || status === 'cancelled';

function filtered(
  db: Db,
  { status, appointmentDate }: Omit<Filter, 'sort' | 'search'>,
  text?: RawBuilder<SqlBool>,
) {
  let found = db.selectFrom('bookings');
  if (status !== 'all') found = found.where('status', '=', status);
  if (appointmentDate) found = found.where('appointment_date', '=', appointmentDate);
  return text ? found.where(text) : found;
}

/** How many there are, less those of `but`; one question, since an import may store more between two. */
async function count(
  found: ReturnType<typeof filtered>,
  but?: ReturnType<typeof filtered>,
): Promise<number> {
  const less = but ? sql`- ${but.select(sql`count(*)`.as('rows'))}` : sql``;
  const rows = sql<number | string>`count(*) ${less}`.as('count');
  return Number((await found.select(rows).executeTakeFirstOrThrow()).count);
}

function ordered<Row>(
  bookings: SelectQueryBuilder<Tables, 'bookings', Row>,
  sort: BookingListQuery['sort'],
) {
  const [column, direction] = ORDERS[sort];
  return bookings.orderBy(column, direction).orderBy('bookings.id', direction);
}
