import type { Migration } from './migration';

/** Stores which bookings form one visit, and the photos that staff added to a booking. */
export const visits: Migration = {
  name: '038-visits',
  statements: ({ key }) => [
    `create table visit_bookings (
      booking_id ${key} primary key references bookings (id) on delete cascade,
      visit_id ${key} not null
    )`,
    'create index visit_bookings_by_visit on visit_bookings (visit_id, booking_id)',
    `create table booking_photos (
      photo_id ${key} primary key references photos (id) on delete cascade,
      booking_id ${key} not null,
      at ${key} not null,
      by_name text not null,
      words text not null,
      shared integer not null
    )`,
    'create index booking_photos_by_booking on booking_photos (booking_id, photo_id)',
  ],
};
