import type { Migration } from './migration';

/**
 * When a session last confirmed the second factor. The password alone no longer permits changes of what protects the
 * account.
 */
export const confirmedFactors: Migration = {
  name: '047-confirmed-factors',
  statements: ({ key }) => [`alter table sessions add column factor_confirmed_at ${key}`],
};
