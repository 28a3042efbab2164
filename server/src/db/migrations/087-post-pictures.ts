import type { Migration } from './migration';

/**
 * Adds the pictures of posts. A picture without a post and without a reply belongs to a post that
 * its author has not sent yet.
 */
export const postPictures: Migration = {
  name: '087-post-pictures',
  statements: ({ key }) => [
    `create table post_pictures (
      id ${key} primary key,
      post_id ${key} references posts (id) on delete cascade,
      reply_id ${key} references replies (id) on delete cascade,
      place integer not null,
      alt text not null,
      width integer not null,
      height integer not null,
      bytes integer not null,
      network ${key},
      created_at ${key} not null
    )`,
    'create index post_pictures_by_post on post_pictures (post_id)',
    'create index post_pictures_by_reply on post_pictures (reply_id)',
    'create index post_pictures_by_network on post_pictures (network)',
  ],
};
