import type { Migration } from './migration';

/**
 * Stores visitors' reports of threads and replies, until staff dismiss a report or hide the text.
 */
export const postReports: Migration = {
  name: '067-post-reports',
  statements: ({ key }) => [
    `create table post_reports (
      post_id ${key} not null references posts (id) on delete cascade,
      reply_id ${key} not null,
      network ${key} not null,
      reason text not null,
      created_at ${key} not null,
      primary key (post_id, reply_id, network)
    )`,
    'create index post_reports_by_network on post_reports (network, created_at)',
  ],
};
