import type { Migration } from './migration';

/**
 * Searches now use a normalised form of texts (decision 049). The row stores how many existing
 * bookings have this form. `searchFormsJob.ts` converts them in small steps while the site runs,
 * and deletes the row at the end.
 */
export const searchForms: Migration = {
  name: '049-search-forms',
  statements: ({ key }) => [
    `create table search_forms (table_name ${key} primary key, after_id ${key} not null)`,
    // A new shop has no bookings to convert.
    `insert into search_forms (table_name, after_id)
      select 'bookings', '' where exists (select 1 from bookings)`,
  ],
};
