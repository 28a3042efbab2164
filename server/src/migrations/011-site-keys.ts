import type { Migration } from './migration';

/** Keys that the shop made for itself, by what they are for; every process on the database has the same. */
export const siteKeys: Migration = {
  name: '011-site-keys',
  statements: ({ key }) => [
    `create table site_keys (
      purpose ${key} primary key,
      value text not null,
      created_at ${key} not null
    )`,
  ],
};
