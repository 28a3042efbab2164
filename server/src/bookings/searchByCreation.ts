import { sql, type RawBuilder } from 'kysely';
import { searchTerms } from '@mcs-repairs/shared/domain/rules/searchTerms';
import type { BookingListQuery } from '@mcs-repairs/shared/domain/types/booking';
import { type Db, OF_ONE_MOMENT, phraseOf } from '../db';
import { hasComeIn } from './incomingBookings';
import { isOfDay } from './isOfDay';

/*
 * Searches in SQLite's text index of bookings. The index is in the order of creation and contains
 * no spam. Pages in this order and counts need only the index. The row number of an entry consists
 * of the millisecond of creation and the booking's position within this millisecond (see
 * `045-search-by-creation.ts`).
 */

type Search = BookingListQuery & { isImporting: boolean };

/**
 * Returns whether the text index can answer the search. It contains sequences of three characters,
 * so the searched text needs at least three.
 */
export const isIndexed = (db: Db, { search, spam }: Search): boolean =>
  db.engine === 'sqlite' && spam === undefined && phraseOf(searchTerms(search)) !== null;

/** Returns whether the text index can answer this page without the table of bookings. */
export const isByCreation = (query: Search): boolean =>
  !isFiltered(query) && (query.sort === 'newest' || query.sort === 'oldest');

const isFiltered = ({ status, appointmentDate, isImporting }: Search) =>
  status !== 'all' || appointmentDate !== undefined || isImporting;

/** Counts the bookings that match, up to `most`. */
export async function countIndexed(db: Db, query: Search, most: number): Promise<number> {
  const { search, status, appointmentDate, isImporting } = query;
  // The query reads the index first, row by row, so it can stop counting at the limit.
  const filter = sql`cross join bookings on bookings.id = found.id
    and (${status} = 'all' or bookings.status = ${status})
    and ${appointmentDate ? isOfDay(appointmentDate) : sql`true`}
    and (${isImporting ? 0 : 1} or ${hasComeIn})`;
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from (
    select found.rowid from bookings_search as found ${isFiltered(query) ? filter : sql``}
    where found.search_text match ${phraseOf(searchTerms(search))} limit ${most})`.execute(db);
  return rows[0]?.rows ?? 0;
}

type Place = { moment: number; number: number };
type Found = { moment: number; id: string; createdAt: string };

/**
 * If fewer rows than this match, one query reads and sorts all of them. Reading them in slices
 * would be slower, because each slice searches the whole text index again.
 */
const FEW = 2000;
const PLACE = sql`found.rowid / ${sql.lit(OF_ONE_MOMENT)} as moment,
  found.rowid % ${sql.lit(OF_ONE_MOMENT)} as number`;

/**
 * Returns the ids of a page in the order of creation, and the number of matches up to `most`.
 * Bookings of the same millisecond are in the order of their ids.
 */
export async function searchByCreation(
  db: Db,
  query: Search,
  most: number,
): Promise<{ ids: string[]; total: number }> {
  const { search, sort, page, pageSize } = query;
  const offset = (page - 1) * pageSize;
  const direction = sort === 'newest' ? -1 : 1;
  const matches = sql`from bookings_search as found where found.search_text match ${phraseOf(searchTerms(search))}`;
  const inOrder = (a: Place, b: Place) => direction * (a.moment - b.moment || a.number - b.number);

  const first = await sql<Place>`select ${PLACE} ${matches} limit ${FEW}`.execute(db);
  const every = first.rows.length < FEW ? first.rows.sort(inOrder) : null;
  const total = every ? every.length : await countIndexed(db, query, most);
  const shown = every
    ? every.slice(offset, offset + pageSize)
    : (
        await sql<Place>`select ${PLACE} ${matches}
          order by found.rowid ${sql.raw(direction < 0 ? 'desc' : 'asc')}
          limit ${pageSize} offset ${offset}`.execute(db)
      ).rows;
  // The index does not sort within a millisecond. The first and last millisecond of the page are
  // therefore read completely.
  const ends = new Set([shown[0]?.moment, shown.at(-1)?.moment]);
  const beside = every
    ? every.filter(({ moment }) => ends.has(moment))
    : (await Promise.all([...ends].map((moment) => ofMoment(db, matches, moment)))).flat();
  const places = new Map([...shown, ...beside].map((place) => [JSON.stringify(place), place]));
  const sorted = [...places.values()].sort(inOrder);
  const before = shown[0]
    ? sorted.findIndex((place) => inOrder(place, shown[0] as Place) === 0)
    : 0;
  const found = await rowsAt(db, sorted);
  const ids = found
    .sort(
      (a, b) =>
        // Sorts by millisecond first, like the index, because instants may be stored in different
        // formats.
        direction *
        (a.moment - b.moment || compare(a.createdAt, b.createdAt) || compare(a.id, b.id)),
    )
    .slice(before, before + pageSize)
    .map(({ id }) => id);
  return { ids, total };
}

async function ofMoment(db: Db, matches: RawBuilder<unknown>, moment = -1): Promise<Place[]> {
  const found = await sql<Place>`select ${PLACE} ${matches}
    and found.rowid between cast(${moment} as integer) * ${sql.lit(OF_ONE_MOMENT)}
      and cast(${moment} as integer) * ${sql.lit(OF_ONE_MOMENT)} + ${sql.lit(OF_ONE_MOMENT - 1)}`.execute(
    db,
  );
  return found.rows;
}

async function rowsAt(db: Db, places: readonly Place[]): Promise<Found[]> {
  const listed = JSON.stringify(places.map(({ moment, number }) => [moment, number]));
  const found = await sql<Found>`select json_extract(place.value, '$[0]') as moment,
      found.id, bookings.created_at as "createdAt"
    from json_each(${listed}) as place
    cross join bookings_search as found on found.rowid =
      json_extract(place.value, '$[0]') * ${sql.lit(OF_ONE_MOMENT)} + json_extract(place.value, '$[1]')
    cross join bookings on bookings.id = found.id`.execute(db);
  return found.rows;
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
