import type { Migration } from './migration';

/**
 * Adds running imports with their progress. Adds which staff members get emails. Deletes the plain
 * network addresses of photos.
 */
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
    // These columns contained plain network addresses. Without them, each network's count of photos
    // starts again at zero.
    'update photos set network = null',
  ],
};
