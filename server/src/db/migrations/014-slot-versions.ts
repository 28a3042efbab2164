import type { Migration } from './migration';

/**
 * Adds a version to each slot, which increases with every change. A cached answer about slots is
 * valid as long as the sum of their versions stays the same.
 */
export const slotVersions: Migration = {
  name: '014-slot-versions',
  statements: () => ['alter table slots add column version integer not null default 0'],
};
