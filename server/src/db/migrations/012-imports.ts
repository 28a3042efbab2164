import type { Migration } from './migration';

/** Imports that run, with what they stored so far; to whom of the staff a mail goes; no addresses beside photos. */
export const imports: Migration = {
  name: '012-imports',
  statements: ({ key }) => [
    `create table imports (
      id ${key} primary key,
      state ${key} not null check (state in ('storing', 'undoing')),
      started_at ${key} not null
    )`,
    `create table import_rows (
      booking_id ${key} primary key,
      import_id ${key} not null
    )`,
    'create index import_rows_by_import on import_rows (import_id)',
    `alter table outbox add column staff_id ${key}`,
    'create index outbox_by_staff on outbox (staff_id, kind, created_at)',
    // They were addresses as they came; the bound for one network begins anew.
    'update photos set network = null',
  ],
};
