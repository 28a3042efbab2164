import type { Migration } from './migration';

/**
 * Stores when a member last opened Today, and adds an index of threads without a reply by the shop.
 */
export const today: Migration = {
  name: '024-today',
  statements: ({ key }) => [
    `create table staff_visits (
      staff_id ${key} primary key,
      since ${key},
      seen_at ${key} not null
    )`,
    'create index posts_asked on posts (id) where is_official = 0 and hidden = 0',
    'create index replies_official on replies (post_id) where is_official = 1 and hidden = 0',
  ],
};
