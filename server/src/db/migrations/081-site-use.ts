import type { Migration } from './migration';

/** Stores daily sums of how the website is used. No row belongs to a visitor. */
export const siteUse: Migration = {
  name: '081-site-use',
  statements: ({ key }) => [
    `create table site_use (
      day ${key} not null,
      what ${key} not null,
      name ${key} not null,
      count integer not null,
      primary key (day, what, name)
    )`,
  ],
};
