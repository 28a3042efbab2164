import type { Migration } from './migration';

/**
 * Adds three things: the normalised contact of a booking, the time until which customers must
 * confirm a booking during a rush, and used proofs of work.
 */
export const holds: Migration = {
  name: '007-holds',
  statements: ({ key }) => [
    `alter table bookings add column email_key ${key} not null default ''`,
    `alter table bookings add column phone_key ${key} not null default ''`,
    `alter table bookings add column held_until ${key}`,
    `update bookings set email_key = lower(customer_email), phone_key = phone_digits where erased_at is null`,
    'create index bookings_by_email_key on bookings (email_key, starts_key)',
    'create index bookings_by_phone_key on bookings (phone_key, starts_key)',
    'create index bookings_held on bookings (held_until) where held_until is not null',
    'create index outbox_by_booking on outbox (booking_id, created_at)',
    `create table spent_proofs (
      id ${key} primary key,
      created_at ${key} not null
    )`,
    'create index spent_proofs_by_age on spent_proofs (created_at)',
  ],
};
