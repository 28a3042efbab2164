import type { Migration } from './migration';

/**
 * Stores when a session last confirmed the second factor. From now on, the password alone does not
 * permit changes of passwords, factors and rights.
 */
export const confirmedFactors: Migration = {
  name: '047-confirmed-factors',
  statements: ({ key }) => [`alter table sessions add column factor_confirmed_at ${key}`],
};
