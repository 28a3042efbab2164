import type { Migration } from './migration';

/**
 * Adds all opening hours that the owner saved, and the owner's decisions about affected bookings.
 */
export const schedule: Migration = {
  name: '021-schedule',
  statements: ({ key }) => [
    `create table schedule_revisions (
      revision integer primary key check (revision > 0),
      at ${key} not null,
      by_name text not null,
      staff_id ${key},
      changes text not null,
      schedule text not null
    )`,
    `create table schedule_decisions (
      revision integer not null references schedule_revisions (revision) on delete cascade,
      booking_id ${key} not null references bookings (id) on delete cascade,
      decision ${key} not null check (decision in ('move', 'keep', 'cancel')),
      from_status ${key} not null,
      version integer not null,
      primary key (revision, booking_id)
    )`,
    'create index schedule_decisions_by_booking on schedule_decisions (booking_id, revision)',
  ],
};
