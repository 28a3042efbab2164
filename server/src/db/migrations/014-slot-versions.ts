import type { Migration } from './migration';

/**
 * A slot's version grows with every change. Comparing one sum of versions shows whether a cached
 * answer is still valid.
 */
export const slotVersions: Migration = {
  name: '014-slot-versions',
  statements: () => ['alter table slots add column version integer not null default 0'],
};
