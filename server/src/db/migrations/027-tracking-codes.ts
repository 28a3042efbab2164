import type { Migration } from './migration';

/**
 * Adds one-time codes with which customers see all their bookings. A row reveals neither the phone
 * number nor the code.
 */
export const trackingCodes: Migration = {
  name: '027-tracking-codes',
  statements: ({ key }) => [
    `create table tracking_codes (
      id ${key} primary key,
      phone_hash ${key} not null,
      booking_id ${key} not null references bookings (id) on delete cascade,
      code_hash ${key} not null,
      tries integer not null,
      created_at ${key} not null
    )`,
    'create index tracking_codes_by_phone on tracking_codes (phone_hash, created_at)',
    'create index tracking_codes_by_booking on tracking_codes (booking_id)',
  ],
};
