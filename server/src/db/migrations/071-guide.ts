import type { Migration } from './migration';

/** Stores the steps of the first-run guide that the shop skipped. */
export const guide: Migration = {
  name: '071-guide',
  statements: ({ key }) => [
    `create table guide_skips (
      step ${key} primary key,
      at ${key} not null
    )`,
  ],
};
