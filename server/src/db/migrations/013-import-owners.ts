import type { Migration } from './migration';

/**
 * Adds to each booking the import that created it, and to each import its process and the time when
 * that process last reported.
 */
export const importOwners: Migration = {
  name: '013-import-owners',
  statements: ({ key }) => [
    `alter table bookings add column import_id ${key}`,
    // The index contains all columns for the counts. Bookings of a running import can therefore be
    // subtracted without reading their rows.
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
