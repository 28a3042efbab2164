import type { Migration } from './migration';

/**
 * Adds page views and failures of releases that are being watched, by reporter network. All
 * processes can then judge a release by the same numbers. `network` is a keyed hash. It is empty
 * for reports from the server's own machine.
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
