import type { Migration } from './migration';

/**
 * Creates SQLite's text index of bookings in the order of creation, without spam. The newest
 * matches are the last rows of the index, even if there are many. Counting matches reads only the
 * index. The row of a booking is found without reading other rows.
 */
export const searchByCreation: Migration = {
  name: '045-search-by-creation',
  statements: ({ engine }) => (engine === 'sqlite' ? SQLITE : []),
};

/**
 * How many row numbers of the index are reserved for bookings of one millisecond. If a millisecond
 * has more bookings, the others get row numbers at the end.
 */
export const OF_ONE_MOMENT = 65_536;
/**
 * The latest instant that the 63 bits of a row number can represent, in milliseconds: in the year
 * 6406.
 */
const LATEST = 140_000_000_000_000;
const LAST = '9223372036854775807';

/**
 * Returns SQL for the first row number of an instant. It is 0 for an invalid instant and for one
 * before 1970.
 */
const firstOf = (row: string) =>
  `min(max(coalesce(
    cast(strftime('%s', substr(${row}.created_at, 1, 19)) as integer) * 1000
      + cast(substr(replace(substr(${row}.created_at, 21), 'Z', '') || '000', 1, 3) as integer),
    0), 0), ${LATEST}) * ${OF_ONE_MOMENT}`;
const among = (first: string) => `between ${first} and ${first} + ${OF_ONE_MOMENT - 1}`;

/**
 * SQL conditions that find the index row of a booking. The first is for bookings without a reserved
 * row number: it searches all rows with higher numbers. It must run first, because the second case
 * may insert a row.
 */
const PLACES = [
  // SQLite computes this limit once, and then reads only rows that can match.
  `rowid >= case
    when old.spam_at is not null or exists (select 1 from bookings_search_content as content
      where content.id ${among(firstOf('old'))} and content.c0 = old.id)
    then ${LAST} else ${firstOf('old')} + ${OF_ONE_MOMENT} end and id = old.id`,
  `rowid ${among(firstOf('old'))} and id = old.id`,
];
const REMOVE = PLACES.map((place) => `delete from bookings_search where ${place};`).join(' ');
const CHANGE = PLACES.map(
  (place) => `update bookings_search set search_text = new.search_text where ${place};`,
).join(' ');
// Reads the internal table of the text index, in which SQLite finds the last row without reading
// other rows.
const ADD = `insert into bookings_search (rowid, id, search_text)
  select nullif(coalesce((select max(content.id) + 1 from bookings_search_content as content
    where content.id ${among('moment.first')}), moment.first), moment.first + ${OF_ONE_MOMENT}),
    new.id, new.search_text
  from (select ${firstOf('new')} as first) as moment where new.spam_at is null;`;

const IS_MOVED = `(old.created_at is not new.created_at
  or (old.spam_at is null) is not (new.spam_at is null))`;

const SQLITE = [
  'drop trigger bookings_search_insert',
  'drop trigger bookings_search_delete',
  'drop trigger bookings_search_update',
  'drop table bookings_search',
  `create virtual table bookings_search using fts5 (id unindexed, search_text, tokenize = 'trigram')`,
  // Inserts bookings without a reserved row number last, after all others have their numbers.
  `insert into bookings_search (rowid, id, search_text)
    select case when number <= ${OF_ONE_MOMENT} then first + number - 1 end, id, search_text
    from (select first, id, search_text,
      row_number() over (partition by first order by created_at, id) as number
      from (select ${firstOf('bookings')} as first, id, search_text, created_at
        from bookings where spam_at is null))
    order by number > ${OF_ONE_MOMENT}, first, number`,
  `create trigger bookings_search_insert after insert on bookings begin ${ADD} end`,
  `create trigger bookings_search_delete after delete on bookings begin ${REMOVE} end`,
  `create trigger bookings_search_update after update of search_text on bookings
    when old.search_text is not new.search_text and not ${IS_MOVED} begin ${CHANGE} end`,
  `create trigger bookings_search_move after update of created_at, spam_at on bookings
    when ${IS_MOVED} begin ${REMOVE} ${ADD} end`,
];
