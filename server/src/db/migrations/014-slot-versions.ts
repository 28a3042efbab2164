import type { Migration } from './migration';

/** Raised with every change of a slot, so that whoever keeps an answer learns from one sum whether it still holds. */
export const slotVersions: Migration = {
  name: '014-slot-versions',
  statements: () => ['alter table slots add column version integer not null default 0'],
};
