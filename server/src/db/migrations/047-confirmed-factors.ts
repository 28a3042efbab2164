import type { Migration } from './migration';

/** When a session's member proved the second factor last: the password alone no longer changes what guards the account. */
export const confirmedFactors: Migration = {
  name: '047-confirmed-factors',
  statements: ({ key }) => [`alter table sessions add column factor_confirmed_at ${key}`],
};
