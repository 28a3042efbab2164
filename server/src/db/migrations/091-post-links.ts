import type { Migration } from './migration';

/** Stores the hash of the secret in the private link to a post. Older posts have no such link. */
export const postLinks: Migration = {
  name: '091-post-links',
  statements: ({ key }) =>
    ['posts', 'replies'].map((table) => `alter table ${table} add column link_hash ${key}`),
};
