import type { Migration } from './migration';

/** Stores the language of each version of the content. Languages without a version show English. */
export const contentLanguages: Migration = {
  name: '064-content-languages',
  statements: ({ key }) => [
    `alter table content_editions add column language ${key} not null default 'en'`,
  ],
};
