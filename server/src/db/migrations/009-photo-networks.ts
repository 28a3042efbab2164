import type { Migration } from './migration';

/** Whose photos no booking names yet, and a row that is written to see whether writes pass. */
export const photoNetworks: Migration = {
  name: '009-photo-networks',
  statements: ({ key }) => [
    `alter table photos add column network ${key}`,
    'create index photos_unclaimed on photos (created_at) where booking_id is null',
    `create table write_probe (id integer primary key, at ${key} not null)`,
  ],
};
