import type { Migration } from './migration';

/**
 * Adds the expiry of invitation links, which are valid for longer than links for a forgotten
 * password. Adds to sessions when the member last confirmed the password.
 */
export const invitations: Migration = {
  name: '023-invitations',
  statements: ({ key }) => [
    `alter table password_links add column lives_until ${key}`,
    `alter table sessions add column confirmed_at ${key}`,
  ],
};
