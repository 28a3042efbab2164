import type { Migration } from './migration';

/**
 * A version that grows with every change of a slot. Comparing one sum shows whether a cached answer is still valid.
 */
export const slotVersions: Migration = {
  name: '014-slot-versions',
  statements: () => ['alter table slots add column version integer not null default 0'],
};
