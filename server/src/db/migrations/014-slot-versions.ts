import type { Migration } from './migration';

/**
 * Adds a version to each slot, which grows with every change. If the sum of the versions is the
 * same, a cached answer is still valid.
 */
export const slotVersions: Migration = {
  name: '014-slot-versions',
  statements: () => ['alter table slots add column version integer not null default 0'],
};
