import type { Migration } from './migration';

/** Stores the address of a pickup, and its steps. */
export const pickups: Migration = {
  name: '037-pickups',
  statements: ({ key }) => [
    `create table pickups (
      booking_id ${key} primary key references bookings (id) on delete cascade,
      address text not null,
      landmark text not null,
      area ${key} not null,
      latitude double precision,
      longitude double precision,
      contact_name text not null,
      contact_phone text not null,
      terms ${key} not null,
      fetched_at ${key}
    )`,
    `create table pickup_steps (
      id ${key} primary key,
      booking_id ${key} not null references bookings (id) on delete cascade,
      at ${key} not null,
      by_name text not null,
      staff_id ${key},
      step ${key} not null,
      reason text not null,
      photo_id ${key}
    )`,
    'create index pickup_steps_by_booking on pickup_steps (booking_id, id)',
    'create index bookings_pickups on bookings (pickup_date, id) where pickup_date is not null and collected_at is null',
  ],
};
