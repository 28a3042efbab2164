import type { Migration } from './migration';

/** Adds tokens with which another machine releases a remote. */
export const releaseTokens: Migration = {
  name: '015-release-tokens',
  statements: ({ key }) => [
    `create table release_tokens (
      id ${key} primary key,
      token_hash ${key} not null unique,
      remote ${key} not null,
      prefixes text not null,
      label text not null,
      created_by ${key} not null,
      created_at ${key} not null,
      last_used_at ${key}
    )`,
  ],
};
