import type { Migration } from './migration';

/**
 * A code that was sent by text message shows the bookings of a phone number. A code that was sent
 * by email shows the bookings of an email address. Text messages with codes have separate limits,
 * including one for each customer.
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
