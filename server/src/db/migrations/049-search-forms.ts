import type { Migration } from './migration';

/**
 * Bookings are searched in a normal form (decision 049). How far those of before have it: they are written anew in small turns
 * while the site answers, see `searchFormsJob.ts`; the row goes when all of them have it.
 */
export const searchForms: Migration = {
  name: '049-search-forms',
  statements: ({ key }) => [
    `create table search_forms (table_name ${key} primary key, after_id ${key} not null)`,
    // A new shop has none of before.
    `insert into search_forms (table_name, after_id)
      select 'bookings', '' where exists (select 1 from bookings)`,
  ],
};
