import type { Migration } from './migration';

/** Adds one-time links for setting a new staff password. */
export const passwordLinks: Migration = {
  name: '005-password-links',
  statements: ({ key }) => [
    `create table password_links (
      token_hash ${key} primary key,
      staff_id ${key} not null references staff (id) on delete cascade,
      created_at ${key} not null
    )`,
    'create index password_links_by_staff on password_links (staff_id, created_at)',
  ],
};
