import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { MOST_COUNTED } from '@mcs-repairs/shared/domain/rules/mostCounted';
import { searchTerms } from '@mcs-repairs/shared/domain/rules/searchTerms';
import type {
  Booking,
  BookingList,
  BookingListQuery,
} from '@mcs-repairs/shared/domain/types/booking';
import { BOOKING_COLUMNS, toBooking } from './bookingRows';
import { countBookings } from './bookingCounts';
import { areComingIn, hasComeIn } from './incomingBookings';
import { isOfDay } from './isOfDay';
import { countIndexed, isByCreation, isIndexed, searchByCreation } from './searchByCreation';
import { containsText, type Db, matchText, type Tables, type TextMatch } from '../db';

type Filter = Pick<BookingListQuery, 'search' | 'status' | 'sort'> &
  Partial<Pick<BookingListQuery, 'appointmentDate' | 'spam'>>;

/** Whether an import is running. If none is running, queries need not leave out its rows. */
type Importing = { isImporting: boolean };

/**
 * Sort orders of the dashboard. Rows with equal values are sorted by id, because otherwise a row
 * could appear on two pages.
 */
const ORDERS = {
  newest: ['created_at', 'desc'],
  oldest: ['created_at', 'asc'],
  appointment: ['starts_key', 'asc'],
  name: ['name_key', 'asc'],
} as const;

/**
 * Returns one page of the matching bookings, and the number of matches. A search stops counting
 * after `MOST_COUNTED` matches, or after the last row of the page if that is further. The number is
 * then one higher, which shows that there are more matches.
 */
export async function listBookings(db: Db, query: BookingListQuery): Promise<BookingList> {
  const { page, pageSize, sort } = query;
  const asked = { ...query, isImporting: await areComingIn(db) };
  const byCreation = isIndexed(db, asked) && isByCreation(asked);
  const { ids, total } = byCreation
    ? await searchByCreation(db, asked, mostCounted(asked))
    : { total: await countMatches(db, asked), ids: await pageOf(db, asked) };
  // The page is beyond the last match, so a query would return nothing.
  if (query.search && total <= (page - 1) * pageSize)
    return { bookings: [], total, page, pageSize };
  // PostgreSQL must find the ids only once. Shortly after an import, it expects few bookings, and
  // would find the ids again for each booking.
  const rows = Array.isArray(ids)
    ? db.selectFrom('bookings').where('bookings.id', 'in', ids)
    : db
        .with(
          (page) => page('page').materialized(),
          () => ids,
        )
        .selectFrom('bookings')
        .where('bookings.id', 'in', (row) => row.selectFrom('page').select('page.id'));
  return { bookings: await readRows(rows, sort), total, page, pageSize };
}

/**
 * Selects the ids of one page. Only the index for this sort order is read, so the database reads
 * only the page's own rows in full.
 */
async function pageOf(db: Db, query: BookingListQuery & Importing) {
  const { page, pageSize, sort } = query;
  const text = await textOf(db, query, page * pageSize);
  return ordered(matching(db, query, text?.first), sort)
    .select('bookings.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/**
 * Chooses how the database finds the first `wanted` rows with the searched text. In lists of spam,
 * it reads all rows, because spam is rare.
 */
async function textOf(db: Db, { search, spam }: Filter, wanted: number): Promise<TextMatch | null> {
  if (!search) return null;
  const terms = searchTerms(search);
  const reading = containsText(db, 'bookings', terms);
  return spam === 'only'
    ? { every: reading, first: reading }
    : matchText(db, 'bookings', terms, { wanted });
}

async function readRows(
  rows: SelectQueryBuilder<Tables, 'bookings', object>,
  sort: BookingListQuery['sort'],
): Promise<Booking[]> {
  return (await ordered(rows, sort).select(BOOKING_COLUMNS).execute()).map(toBooking);
}

/** Returns every booking that matches the filter, without pages. */
export async function exportBookings(db: Db, filter: Filter): Promise<Booking[]> {
  const text = await textOf(db, filter, Infinity);
  return readRows(matching(db, { ...filter, isImporting: true }, text?.every), filter.sort);
}

/**
 * Counts the bookings that match a search or a day. All other totals come from the stored counts.
 */
async function countMatches(db: Db, query: BookingListQuery & Importing): Promise<number> {
  const { search, status, appointmentDate, spam } = query;
  if (!search && appointmentDate === undefined)
    return countBookings(db, { status, isSpam: spam === 'only' });
  if (isIndexed(db, query)) return countIndexed(db, query, mostCounted(query));
  const text = search ? containsText(db, 'bookings', searchTerms(search)) : undefined;
  let found = matching(db, query, text).select('bookings.id');
  if (search) found = found.limit(mostCounted(query));
  const { rows } = await db
    .selectFrom(found.as('found'))
    .select((row) => row.fn.countAll<number | string>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/**
 * Returns where the counting of matches may stop: one after `MOST_COUNTED`, or one after the end of
 * the page.
 */
const mostCounted = ({ page, pageSize }: BookingListQuery) =>
  Math.max(MOST_COUNTED, page * pageSize) + 1;

function matching(
  db: Db,
  query: Omit<Filter, 'sort' | 'search'> & Importing,
  text?: RawBuilder<SqlBool>,
) {
  let found = filtered(db, query, text);
  if (query.isImporting) found = found.where(hasComeIn);
  if (query.spam === 'only') return found.where('spam_at', 'is not', null);
  if (!mayBeSpam(query)) return found;
  // The inner query reads only ids, so the database reads only the index of spam.
  return found.where('bookings.id', 'not in', (row) =>
    row
      .selectFrom('bookings as marked')
      .select('marked.id')
      .where('marked.spam_at', 'is not', null),
  );
}

/**
 * Returns whether a list can contain spam. Spam always has the status `cancelled`, so lists of
 * other statuses contain none.
 */
const mayBeSpam = ({ status }: Pick<Filter, 'status'>) =>
  status === 'all' || status === 'cancelled';

function filtered(
  db: Db,
  { status, appointmentDate }: Omit<Filter, 'sort' | 'search'>,
  text?: RawBuilder<SqlBool>,
) {
  let found = db.selectFrom('bookings');
  if (status !== 'all') found = found.where('status', '=', status);
  if (appointmentDate) found = found.where(isOfDay(appointmentDate));
  return text ? found.where(text) : found;
}

function ordered<Row>(
  bookings: SelectQueryBuilder<Tables, 'bookings', Row>,
  sort: BookingListQuery['sort'],
) {
  const [column, direction] = ORDERS[sort];
  return bookings.orderBy(column, direction).orderBy('bookings.id', direction);
}
