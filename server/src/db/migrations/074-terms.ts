import type { Migration } from './migration';

/** Stores the version of the terms under which a booking was made. */
export const terms: Migration = {
  name: '074-terms',
  statements: ({ key }) => [`alter table bookings add column terms_version ${key}`],
};
