import { sql } from 'kysely';
import type { BookingListQuery } from 'shared/domain/types/booking';
import type { Db } from '../db/schema';
import { phraseOf } from '../db/textSearch';
import { hasComeIn } from './incomingBookings';

/*
 * SQLite's index of the texts of bookings has them in the order in which they were created, and no spam: pages in that order, and
 * counts, come from it alone. The number of a row is the millisecond, and which of its bookings, see `045-search-by-creation.ts`.
 */

const OF_ONE_MOMENT = 65_536;

type Search = BookingListQuery & { isImporting: boolean };

/** Whether the index answers the search: it has what is at least as long as a trigram. */
export const isIndexed = (db: Db, { search, spam }: Search): boolean =>
  db.engine === 'sqlite' && spam === undefined && phraseOf(search) !== null;

/** Whether the page is in the index as it is asked for. */
export const isByCreation = (query: Search): boolean =>
  !isFiltered(query) && (query.sort === 'newest' || query.sort === 'oldest');

const isFiltered = ({ status, appointmentDate, isImporting }: Search) =>
  status !== 'all' || appointmentDate !== undefined || isImporting;

/** How many bookings match, counted up to `most`. */
export async function countIndexed(db: Db, query: Search, most: number): Promise<number> {
  const { search, status, appointmentDate, isImporting } = query;
  // The index is asked first, row by row, so that counting can stop.
  const filter = sql`cross join bookings on bookings.id = found.id
    and (${status} = 'all' or bookings.status = ${status})
    and (${!appointmentDate ? 1 : 0} or bookings.appointment_date = ${appointmentDate ?? ''})
    and (${isImporting ? 0 : 1} or ${hasComeIn})`;
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from (
    select found.rowid from bookings_search as found ${isFiltered(query) ? filter : sql``}
    where found.search_text match ${phraseOf(search)} limit ${most})`.execute(db);
  return rows[0]?.rows ?? 0;
}

type Place = { moment: number; number: number };
type Found = Place & { id: string; createdAt: string };

/** Ids of the bookings of a page, by when they were created, those of one moment by id. */
export async function pageByCreation(
  db: Db,
  { search, sort, page, pageSize }: BookingListQuery,
): Promise<string[]> {
  const phrase = phraseOf(search);
  const direction = sort === 'newest' ? -1 : 1;
  const order = sql.raw(`order by found.rowid ${direction < 0 ? 'desc' : 'asc'}`);
  const place = sql.raw(
    `found.rowid / ${OF_ONE_MOMENT} as moment, found.rowid % ${OF_ONE_MOMENT} as number`,
  );
  const places = await sql<Place>`select ${place} from bookings_search as found
    where found.search_text match ${phrase} ${order}
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const first = places.rows[0];
  const last = places.rows.at(-1);
  if (!first || !last) return [];
  // The moments at both ends are read whole: the index has their bookings as they came.
  const [from, to] = direction < 0 ? [last, first] : [first, last];
  const found = await sql<Found>`select ${place}, found.id, bookings.created_at as "createdAt"
    from bookings_search as found cross join bookings on bookings.id = found.id
    where found.search_text match ${phrase}
      and found.rowid between ${from.moment} * ${sql.raw(`${OF_ONE_MOMENT}`)}
        and ${to.moment} * ${sql.raw(`${OF_ONE_MOMENT}`)} + ${sql.raw(`${OF_ONE_MOMENT - 1}`)}
    ${order}`.execute(db);
  const before = found.rows.findIndex(
    ({ moment, number }) => moment === first.moment && number === first.number,
  );
  return found.rows
    .sort((a, b) => direction * (compare(a.createdAt, b.createdAt) || compare(a.id, b.id)))
    .slice(before, before + pageSize)
    .map(({ id }) => id);
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
