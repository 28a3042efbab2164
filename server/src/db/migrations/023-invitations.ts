import type { Migration } from './migration';

/**
 * Invitation links last longer than those for a forgotten password. Sessions store when the password was last
 * confirmed.
 */
export const invitations: Migration = {
  name: '023-invitations',
  statements: ({ key }) => [
    `alter table password_links add column lives_until ${key}`,
    `alter table sessions add column confirmed_at ${key}`,
  ],
};
