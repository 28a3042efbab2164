import type { Migration } from './migration';

/** Adds what the server needs when staff edit a stored booking or undo a change. */
export const corrections: Migration = {
  name: '019-corrections',
  statements: ({ key }) => [
    `alter table booking_audit add column from_stage ${key}`,
    `alter table booking_audit add column to_stage ${key}`,
    `alter table bookings add column no_show_at ${key}`,
    `alter table bookings add column pickup_date ${key}`,
    `alter table bookings add column pickup_from ${key}`,
    `alter table bookings add column pickup_to ${key}`,
    `create table booking_notes (
      id ${key} primary key,
      booking_id ${key} not null references bookings (id) on delete cascade,
      at ${key} not null,
      by_name text not null,
      staff_id ${key},
      text text not null
    )`,
    'create index booking_notes_by_booking on booking_notes (booking_id, id)',
    'create index bookings_collected on bookings (collected_at, id) where collected_at is not null',
  ],
};
