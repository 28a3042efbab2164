import type { Migration } from './migration';

/**
 * Adds a language to the editions of content. Pages in a language without an edition show the
 * English one.
 */
export const contentLanguages: Migration = {
  name: '064-content-languages',
  statements: ({ key }) => [
    `alter table content_editions add column language ${key} not null default 'en'`,
  ],
};
