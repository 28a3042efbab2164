import type { Migration } from './migration';

/**
 * Stores views and failures of watched versions, by reporter network, so that all processes judge a
 * version together. `network` is a keyed hash, or empty for reports from the server's own machine.
 */
export const releaseViews: Migration = {
  name: '088-release-views',
  statements: ({ key }) => [
    `create table release_views (
      remote ${key} not null,
      version ${key} not null,
      source ${key} not null,
      network ${key} not null,
      views integer not null,
      failures integer not null,
      at ${key} not null,
      primary key (remote, version, source, network)
    )`,
  ],
};
