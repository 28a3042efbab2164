import type { Migration } from './migration';

/** Adds to each booking the version of the terms that was valid when it was made. */
export const terms: Migration = {
  name: '074-terms',
  statements: ({ key }) => [`alter table bookings add column terms_version ${key}`],
};
