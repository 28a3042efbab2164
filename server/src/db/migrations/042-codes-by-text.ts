import type { Migration } from './migration';

/**
 * Adds what a code proves. A code that was texted shows the bookings of a phone number. A code that
 * was emailed shows the bookings of an email address. Adds separate limits for text messages with
 * codes, including one for each customer.
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
