import type { Migration } from './migration';

/**
 * Adds which posts wait for a moderator, which posts the shop wants to review, and who gets emails
 * about new replies.
 */
export const postReviews: Migration = {
  name: '080-post-reviews',
  statements: ({ key }) => [
    ...['posts', 'replies'].map((table) => `alter table ${table} add column review ${key}`),
    `create table community_rules (
      id ${key} primary key,
      review ${key} not null,
      version integer not null
    )`,
    `create table thread_follows (
      id ${key} primary key,
      post_id ${key} not null references posts (id) on delete cascade,
      email text not null,
      email_key ${key} not null,
      network ${key} not null,
      writer_hash ${key},
      confirmed_at ${key},
      mail_due_at ${key},
      created_at ${key} not null
    )`,
    'create unique index thread_follows_by_post on thread_follows (post_id, email_key)',
    'create index thread_follows_by_email on thread_follows (email_key)',
    'create index thread_follows_by_network on thread_follows (network, created_at)',
  ],
  indexes: ['posts', 'replies'].map((table) => ({
    name: `${table}_in_review`,
    on: `${table} (created_at, id) where review = 'waiting'`,
  })),
};
