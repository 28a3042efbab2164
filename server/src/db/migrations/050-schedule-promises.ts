import type { Migration } from './migration';

/**
 * Adds devices whose promised day became a closed day, with their earlier and their new day. An
 * undo restores the earlier one.
 */
export const schedulePromises: Migration = {
  name: '050-schedule-promises',
  statements: ({ key }) => [
    `create table schedule_promises (
      revision integer not null references schedule_revisions (revision) on delete cascade,
      booking_id ${key} not null references bookings (id) on delete cascade,
      former_date ${key} not null,
      version integer not null,
      primary key (revision, booking_id)
    )`,
    'create index schedule_promises_by_booking on schedule_promises (booking_id, revision)',
  ],
};
