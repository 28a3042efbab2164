import type { Migration } from './migration';

/**
 * Adds the role of each member of staff, and a log of what staff did and read. Existing accounts
 * become owners.
 */
export const roles: Migration = {
  name: '022-roles',
  statements: ({ key }) => [
    `alter table staff add column role ${key} not null default 'owner'`,
    `create table staff_log (
      id ${key} primary key,
      at ${key} not null,
      staff_id ${key},
      by_name text not null,
      event ${key} not null,
      detail text not null,
      search_text text not null
    )`,
    'create index staff_log_by_age on staff_log (at)',
    'create index staff_log_by_event on staff_log (event, id)',
  ],
};
