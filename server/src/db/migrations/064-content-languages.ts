import type { Migration } from './migration';

/** Stores the language of each edition. The site shows English where there is no other edition. */
export const contentLanguages: Migration = {
  name: '064-content-languages',
  statements: ({ key }) => [
    `alter table content_editions add column language ${key} not null default 'en'`,
  ],
};
