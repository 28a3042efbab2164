import type { Migration } from './migration';

/**
 * Adds to each booking the import that stored it. Adds to each import the process that runs it and
 * when this process last reported.
 */
export const importOwners: Migration = {
  name: '013-import-owners',
  statements: ({ key }) => [
    `alter table bookings add column import_id ${key}`,
    // The index contains all columns that the counts need. Bookings of a running import are
    // therefore subtracted from the counts without reading their rows.
    `create index bookings_by_import on bookings (import_id, status, created_day, estimated_price)
      where import_id is not null`,
    `update bookings
      set import_id = (select import_id from import_rows where booking_id = bookings.id)
      where id in (select booking_id from import_rows)`,
    'drop table import_rows',
    `alter table imports add column owner ${key} not null default ''`,
    `alter table imports add column beat_at ${key} not null default ''`,
  ],
};
