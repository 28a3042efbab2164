import type { Migration } from './migration';

/**
 * Stores the details of a check-in. A trigger deletes the passcode when a device is marked as
 * collected, so no code can forget it.
 */
export const intakes: Migration = {
  name: '025-intakes',
  statements: ({ engine, key }) => [
    `create table intakes (
      booking_id ${key} primary key references bookings (id) on delete cascade,
      serial ${key} not null,
      accessories text not null,
      condition text not null,
      passcode text,
      signature text not null,
      taken_by text not null,
      created_at ${key} not null
    )`,
    `create index intakes_by_serial on intakes (serial) where serial <> ''`,
    'create index photos_by_booking on photos (booking_id, created_at) where booking_id is not null',
    ...(engine === 'sqlite' ? SQLITE_WIPE : POSTGRES_WIPE),
  ],
};

const WIPE = 'update intakes set passcode = null where booking_id = new.id;';
const SQLITE_WIPE = [
  `create trigger intakes_wiped after update of collected_at on bookings
    when new.collected_at is not null begin ${WIPE} end`,
];
const POSTGRES_WIPE = [
  `create function wipe_passcode() returns trigger language plpgsql as $$ begin ${WIPE} return null; end $$`,
  `create trigger intakes_wiped after update of collected_at on bookings
    for each row when (new.collected_at is not null) execute function wipe_passcode()`,
];
