import type { Migration } from './migration';

/**
 * A texted code shows the visits of a number, and an emailed one those of an address. Texts with codes are counted
 * separately, also by person.
 */
export const codesByText: Migration = {
  name: '042-codes-by-text',
  statements: ({ key }) => [
    `alter table tracking_codes add column reach ${key} not null default 'address'`,
    `alter table texts_sent add column kind ${key} not null default 'notice'`,
    `alter table texts_sent add column person ${key} not null default ''`,
    'create index texts_sent_by_person on texts_sent (person, created_at)',
  ],
};
