import type { Migration } from './migration';

/**
 * Adds who may change a post (as the hash of a secret), the reply that answers a thread, and the
 * network that sent a report. Dismissed reports then still count towards the limit of their
 * network.
 */
export const ownPosts: Migration = {
  name: '079-own-posts',
  statements: ({ key }) => [
    ...['posts', 'replies'].flatMap((table) => [
      `alter table ${table} add column writer_hash ${key}`,
      `alter table ${table} add column edited_at ${key}`,
      `create index ${table}_by_writer on ${table} (writer_hash) where writer_hash is not null`,
    ]),
    `alter table posts add column answer_id ${key}`,
    `create table report_traces (
      id ${key} primary key,
      network ${key} not null,
      created_at ${key} not null
    )`,
    'create index report_traces_by_network on report_traces (network, created_at)',
  ],
};
