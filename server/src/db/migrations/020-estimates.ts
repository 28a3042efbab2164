import type { Migration } from './migration';

/** Stores estimates and the answers of customers. */
export const estimates: Migration = {
  name: '020-estimates',
  statements: ({ key }) => [
    `create table estimates (
      id ${key} primary key,
      booking_id ${key} not null references bookings (id) on delete cascade,
      options text not null,
      state ${key} not null check (state in ('open', 'accepted', 'declined', 'void')),
      created_at ${key} not null,
      expires_at ${key} not null,
      by_name text not null,
      staff_id ${key},
      answered_at ${key},
      answered_by text,
      accepted ${key}
    )`,
    'create index estimates_by_booking on estimates (booking_id, id)',
  ],
};
