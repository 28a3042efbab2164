import type { Migration } from './migration';

/**
 * Adds the number of wrong attempts to see the stage of a repair by reference and phone number. A
 * row contains only hashes, so it reveals neither.
 */
export const lookupTries: Migration = {
  name: '051-lookup-tries',
  statements: ({ key }) => [
    `create table lookup_tries (
      key ${key} primary key,
      tries integer not null,
      since ${key} not null
    )`,
    'create index lookup_tries_by_age on lookup_tries (since)',
  ],
};
