import { sql } from 'kysely';
import type { BookingListQuery } from 'shared/domain/types/booking';
import type { Db } from '../db/schema';
import { containsText, phraseOf } from '../db/textSearch';

const DIRECTIONS: Partial<Record<BookingListQuery['sort'], 'asc' | 'desc'>> = {
  newest: 'desc',
  oldest: 'asc',
};

/** Whether SQLite's index of texts has the bookings in the order that is asked for. */
export const isByCreation = (
  db: Db,
  { search, sort, status, appointmentDate, spam }: BookingListQuery,
): boolean =>
  db.engine === 'sqlite' &&
  phraseOf(search) !== null &&
  sort in DIRECTIONS &&
  status === 'all' &&
  appointmentDate === undefined &&
  spam === undefined;

/**
 * A page of the bookings that contain a text, by when they were created, and how many there are, counted up to `most`. However
 * many match, only the page is read: the index has them in this order.
 */
export async function searchByCreation(
  db: Db,
  { search, sort, page, pageSize }: BookingListQuery,
  most: number,
): Promise<{ ids: string[]; total: number }> {
  const phrase = phraseOf(search);
  const order = sql.raw(`found.rowid ${DIRECTIONS[sort]}`);
  const ids = await sql<{ id: string }>`select found.id from bookings_search as found
    cross join bookings on bookings.id = found.id
    where found.search_text match ${phrase} and bookings.spam_at is null
    order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const spam = await db
    .selectFrom('bookings')
    .where('spam_at', 'is not', null)
    .where(containsText(db, 'bookings', search))
    .select((row) => row.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  const counted = await sql<{ rows: number }>`select count(*) as rows from (
    select rowid from bookings_search where search_text match ${phrase}
    limit ${most + spam.rows})`.execute(db);
  return { ids: ids.rows.map(({ id }) => id), total: (counted.rows[0]?.rows ?? 0) - spam.rows };
}
