import { searchTable } from './001-bookings';
import type { Migration } from './migration';

/** Creates threads, replies, likes, quote requests and enquiries. */
export const community: Migration = {
  name: '003-community',
  statements: ({ engine, key }) => [
    `create table posts (
      id ${key} primary key,
      author text not null,
      is_official integer not null,
      title text not null,
      preview text not null,
      category ${key} not null,
      content text not null,
      search_text text not null,
      reply_count integer not null,
      likes integer not null,
      locked integer not null,
      hidden integer not null,
      created_at ${key} not null
    )`,
    'create index posts_by_creation on posts (created_at, id)',
    'create index posts_by_category on posts (category, created_at, id)',
    `create table replies (
      id ${key} primary key,
      post_id ${key} not null references posts (id) on delete cascade,
      author text not null,
      content text not null,
      is_official integer not null,
      hidden integer not null,
      created_at ${key} not null
    )`,
    'create index replies_by_post on replies (post_id, created_at, id)',
    `create table likes (
      post_id ${key} not null references posts (id) on delete cascade,
      browser_hash ${key} not null,
      created_at ${key} not null,
      primary key (post_id, browser_hash)
    )`,
    `create table quote_requests (
      id ${key} primary key,
      reference ${key} not null unique,
      company_name text not null,
      industry text not null,
      contact_person text not null,
      phone text not null,
      email text not null,
      services text not null,
      message text,
      created_at ${key} not null,
      handled_at ${key},
      handled_by text
    )`,
    'create index quote_requests_by_creation on quote_requests (created_at, id)',
    `create table enquiries (
      id ${key} primary key,
      reference ${key} not null unique,
      customer_name text not null,
      customer_phone text not null,
      message text,
      items text not null,
      created_at ${key} not null,
      handled_at ${key},
      handled_by text
    )`,
    'create index enquiries_by_creation on enquiries (created_at, id)',
    ...(engine === 'sqlite' ? searchTable('posts') : []),
  ],
};
