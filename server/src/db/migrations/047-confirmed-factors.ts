import type { Migration } from './migration';

/**
 * Adds when a session last confirmed the second factor. After this migration, the password alone no
 * longer permits changes of passwords, factors and rights.
 */
export const confirmedFactors: Migration = {
  name: '047-confirmed-factors',
  statements: ({ key }) => [`alter table sessions add column factor_confirmed_at ${key}`],
};
