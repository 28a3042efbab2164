import type { Migration } from './migration';

/** A link that invites lives longer than one for a forgotten password; when the password was last given in a session. */
export const invitations: Migration = {
  name: '023-invitations',
  statements: ({ key }) => [
    `alter table password_links add column lives_until ${key}`,
    `alter table sessions add column confirmed_at ${key}`,
  ],
};
