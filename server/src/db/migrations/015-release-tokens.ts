import type { Migration } from './migration';

/** Adds tokens for releasing a remote from another machine. */
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
