import type { Migration } from './migration';

/**
 * Adds the numbers of bookings, so that lists and statistics need not count rows. Triggers store
 * each change as a row. A shared counter would make transactions wait for each other.
 * `bookingCounts.ts` later adds these rows to the totals. Rows with the day '' have the totals over
 * all days.
 */
export const bookingCounts: Migration = {
  name: '044-booking-counts',
  statements: ({ engine, key }) => [
    `create table booking_counts (
      created_day ${key} not null,
      status ${key} not null,
      is_spam integer not null,
      bookings ${WHOLE[engine]} not null,
      price_hundredths ${WHOLE[engine]} not null,
      primary key (created_day, status, is_spam)
    )`,
    `create table booking_count_changes (
      id ${NUMBERED[engine]},
      created_day ${key} not null,
      status ${key} not null,
      is_spam integer not null,
      bookings ${WHOLE[engine]} not null,
      price_hundredths ${WHOLE[engine]} not null
    )`,
    ...(engine === 'sqlite' ? SQLITE_NOTES : POSTGRES_NOTES),
    // This statement runs after the triggers exist. PostgreSQL creates triggers only when no writer
    // is active, and then blocks writers until the migration ends. No change is therefore missed.
    `insert into booking_counts
      select created_day, status, ${isSpam('bookings')}, count(*), sum(round(estimated_price * 100))
      from bookings group by 1, 2, 3`,
    `insert into booking_counts
      select '', status, is_spam, sum(bookings), sum(price_hundredths)
      from booking_counts group by status, is_spam`,
  ],
};

const WHOLE = { sqlite: 'integer', postgres: 'bigint' };
const NUMBERED = {
  sqlite: 'integer primary key',
  postgres: 'bigint generated always as identity primary key',
};

const isSpam = (row: string) => `case when ${row}.spam_at is null then 0 else 1 end`;
const note = (row: string, times: 1 | -1) =>
  `insert into booking_count_changes (created_day, status, is_spam, bookings, price_hundredths)
    values (${row}.created_day, ${row}.status, ${isSpam(row)}, ${times},
      ${times} * cast(round(${row}.estimated_price * 100) as bigint));`;
const COUNTED = ['created_day', 'status', 'spam_at', 'estimated_price'];
const differs = (words: string) =>
  COUNTED.map((column) => `old.${column} ${words} new.${column}`).join(' or ');

const SQLITE_NOTES = [
  `create trigger bookings_counted_in after insert on bookings begin ${note('new', 1)} end`,
  `create trigger bookings_counted_out after delete on bookings begin ${note('old', -1)} end`,
  `create trigger bookings_counted_anew after update of ${COUNTED.join(', ')} on bookings
    when ${differs('is not')} begin ${note('old', -1)} ${note('new', 1)} end`,
];

const POSTGRES_NOTES = [
  `create function count_booking() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then ${note('old', -1)} end if;
    if tg_op <> 'DELETE' then ${note('new', 1)} end if;
    return null;
  end $$`,
  `create trigger bookings_counted after insert or delete on bookings
    for each row execute function count_booking()`,
  `create trigger bookings_counted_anew after update of ${COUNTED.join(', ')} on bookings
    for each row when (${differs('is distinct from')}) execute function count_booking()`,
];
