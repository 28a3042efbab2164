import type { Migration } from './migration';

/**
 * Adds the network that sent a photo, until the photo belongs to a booking. Adds a row with which
 * the server tests whether it can write.
 */
export const photoNetworks: Migration = {
  name: '009-photo-networks',
  statements: ({ key }) => [
    `alter table photos add column network ${key}`,
    'create index photos_unclaimed on photos (created_at) where booking_id is null',
    `create table write_probe (id integer primary key, at ${key} not null)`,
  ],
};
