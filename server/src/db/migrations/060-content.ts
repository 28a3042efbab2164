import type { Migration } from './migration';

/**
 * Adds published editions of the content of pages, and drafts that the owner previews with a link.
 */
export const content: Migration = {
  name: '060-content',
  statements: ({ key }) => [
    `create table content_editions (
      id ${key} primary key,
      piece ${key} not null,
      value text,
      valid_from ${key} not null,
      at ${key} not null,
      by_name text not null,
      staff_id ${key},
      undone_at ${key}
    )`,
    'create index content_editions_by_piece on content_editions (piece, valid_from, id)',
    `create table content_drafts (
      token_hash ${key} primary key,
      edition text not null,
      at ${key} not null
    )`,
  ],
};
