import type { Migration } from './migration';

/**
 * SQLite's index of the texts of bookings in the order in which they were created: the newest that match are its last rows,
 * however many match, and the row of a booking is found without reading every other one's.
 */
export const searchByCreation: Migration = {
  name: '045-search-by-creation',
  statements: ({ engine }) => (engine === 'sqlite' ? SQLITE : []),
};

/** Rows for bookings of one and the same millisecond, in the order in which they come; more than that are taken for new ones. */
const OF_ONE_MOMENT = 1 << 16;

/** Number of the first of them; 0 for an instant that is none. */
const firstOf = (row: string) =>
  `coalesce(cast(strftime('%s', ${row}.created_at) as integer) * 1000
    + cast(substr(${row}.created_at, 21, 3) as integer), 0) * ${OF_ONE_MOMENT}`;
const among = (first: string) => `between ${first} and ${first} + ${OF_ONE_MOMENT - 1}`;

const REMOVE = `delete from bookings_search
  where rowid ${among(firstOf('old'))} and id = old.id;`;
// The table below the index is asked, as it knows its last row at once.
const ADD = `insert into bookings_search (rowid, id, search_text)
  select nullif(coalesce((select max(content.id) + 1 from bookings_search_content as content
    where content.id ${among('moment.first')}), moment.first), moment.first + ${OF_ONE_MOMENT}),
    new.id, new.search_text
  from (select ${firstOf('new')} as first) as moment;`;

const SQLITE = [
  'drop trigger bookings_search_insert',
  'drop trigger bookings_search_delete',
  'drop trigger bookings_search_update',
  'drop table bookings_search',
  `create virtual table bookings_search using fts5 (id unindexed, search_text, tokenize = 'trigram')`,
  `insert into bookings_search (rowid, id, search_text)
    select ${firstOf('bookings')} + row_number() over (partition by created_at order by id) - 1, id, search_text
    from bookings order by created_at, id`,
  `create trigger bookings_search_insert after insert on bookings begin ${ADD} end`,
  `create trigger bookings_search_delete after delete on bookings begin ${REMOVE} end`,
  `create trigger bookings_search_update after update of search_text, created_at on bookings
    when old.search_text is not new.search_text or old.created_at is not new.created_at
    begin ${REMOVE} ${ADD} end`,
];
