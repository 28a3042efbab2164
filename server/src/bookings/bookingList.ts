import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { MOST_COUNTED } from 'shared/domain/rules/mostCounted';
import type { Booking, BookingList, BookingListQuery } from 'shared/domain/types/booking';
import { BOOKING_COLUMNS, toBooking } from './bookingRows';
import { countBookings } from './bookingCounts';
import { areComingIn, hasComeIn } from './incomingBookings';
import { isByCreation, searchByCreation } from './searchByCreation';
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

/**
 * One page of the bookings that match, and how many match in all. Matches of a search are counted as far as `MOST_COUNTED`, or
 * as the page reaches: one more stands for more.
 */
export async function listBookings(db: Db, query: BookingListQuery): Promise<BookingList> {
  const { page, pageSize, search, sort } = query;
  const offset = (page - 1) * pageSize;
  const isImporting = await areComingIn(db);
  if (search && !isImporting && isByCreation(db, query)) {
    const { ids, total } = await searchByCreation(db, query, mostCounted(query));
    const rows = db.selectFrom('bookings').where('bookings.id', 'in', ids);
    return { bookings: await readRows(rows, sort), total, page, pageSize };
  }
  const text = search
    ? await matchText(db, 'bookings', search, { wanted: offset + pageSize })
    : null;
  const total = await countMatches(db, { ...query, isImporting }, text);
  // The page's ids come from the index alone; whole rows are read for these only.
  const ids = ordered(matching(db, { ...query, isImporting }, text?.first), sort)
    .select('bookings.id')
    .limit(pageSize)
    .offset(offset);
  const rows = db.selectFrom('bookings').where('bookings.id', 'in', ids);
  return { bookings: await readRows(rows, sort), total, page, pageSize };
}

async function readRows(
  rows: SelectQueryBuilder<Tables, 'bookings', object>,
  sort: BookingListQuery['sort'],
): Promise<Booking[]> {
  return (await ordered(rows, sort).select(BOOKING_COLUMNS).execute()).map(toBooking);
}

/** Every booking that matches. */
export async function exportBookings(db: Db, filter: Filter): Promise<Booking[]> {
  const { search, sort } = filter;
  const text = search ? await matchText(db, 'bookings', search, { wanted: Infinity }) : null;
  const found = ordered(matching(db, { ...filter, isImporting: true }, text?.every), sort).select(
    BOOKING_COLUMNS,
  );
  return (await found.execute()).map(toBooking);
}

/** Only what is searched for, or asked of one day, is counted: everything else is, as it comes. */
async function countMatches(
  db: Db,
  query: BookingListQuery & Importing,
  text: TextMatch | null,
): Promise<number> {
  const { status, appointmentDate, spam } = query;
  const isSpam = spam === 'only';
  if (!text && appointmentDate === undefined) return countBookings(db, { status, isSpam });
  // There is little spam: it is read, whatever it is searched for.
  let found = matching(db, query, isSpam ? text?.first : text?.every).select('bookings.id');
  if (text) found = found.limit(mostCounted(query));
  const { rows } = await db
    .selectFrom(found.as('found'))
    .select((row) => row.fn.countAll<number | string>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** Enough to tell of more than `MOST_COUNTED`, or of a further page. */
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

function ordered<Row>(
  bookings: SelectQueryBuilder<Tables, 'bookings', Row>,
  sort: BookingListQuery['sort'],
) {
  const [column, direction] = ORDERS[sort];
  return bookings.orderBy(column, direction).orderBy('bookings.id', direction);
}
