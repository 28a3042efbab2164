import type { Migration } from './migration';

/**
 * Adds marks for spam, the search text of inboxes, and the data to undo bulk actions on bookings.
 */
export const spam: Migration = {
  name: '008-spam',
  statements: ({ key }) => [
    `alter table bookings add column spam_at ${key}`,
    `alter table bookings add column swept_from ${key}`,
    'create index bookings_spam on bookings (spam_at, id) where spam_at is not null',
    ...inbox('quote_requests', key, [
      'reference',
      'company_name',
      'contact_person',
      'industry',
      'email',
      'services',
      'message',
      'phone',
      digits('phone'),
    ]),
    ...inbox('enquiries', key, [
      'reference',
      'customer_name',
      'message',
      'customer_phone',
      digits('customer_phone'),
    ]),
  ],
};

function inbox(table: string, key: string, searched: string[]): string[] {
  const fields = searched.map((field) => `coalesce(${field}, '')`);
  return [
    `alter table ${table} add column spam_at ${key}`,
    `alter table ${table} add column spam_by text`,
    `alter table ${table} add column search_text text not null default ''`,
    `update ${table} set search_text = lower(${fields.join(` || '\n' || `)})`,
    `create index ${table}_open on ${table} (created_at, id) where handled_at is null and spam_at is null`,
    `create index ${table}_spam on ${table} (spam_at, id) where spam_at is not null`,
  ];
}

/**
 * Returns SQL that removes common separators between digits. The SQL runs on both databases. Texts
 * with rarer separators keep them, so some searches do not find these texts.
 */
function digits(column: string): string {
  return [' ', '-', '(', ')', '+'].reduce(
    (text, sign) => `replace(${text}, '${sign}', '')`,
    column,
  );
}
