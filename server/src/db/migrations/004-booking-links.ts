import type { Migration } from './migration';

/**
 * Adds the secrets of private links. A booking can have several. The database stores only hashes
 * and cannot repeat an old secret, so every email contains a new one.
 */
export const bookingLinks: Migration = {
  name: '004-booking-links',
  statements: ({ key }) => [
    `create table booking_links (
      token_hash ${key} primary key,
      booking_id ${key} not null references bookings (id) on delete cascade,
      created_at ${key} not null
    )`,
    'create index booking_links_by_booking on booking_links (booking_id)',
    'create index bookings_by_phone on bookings (phone_digits, reference)',
    'create index outbox_by_age on outbox (created_at)',
    'create index photos_by_age on photos (created_at)',
  ],
};
