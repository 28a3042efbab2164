import type { Migration } from './migration';

/**
 * Adds notes about customers and merged phone numbers. Adds the key by which a customer's enquiries
 * and quote requests are found.
 */
export const customers: Migration = {
  name: '026-customers',
  statements: ({ key }) => [
    `create table customer_notes (
      id ${key} primary key,
      phone_key ${key} not null,
      text text not null,
      by_name text not null,
      staff_id ${key},
      created_at ${key} not null
    )`,
    'create index customer_notes_by_phone on customer_notes (phone_key, created_at, id)',
    `create table customer_merges (
      phone_key ${key} primary key,
      main_key ${key} not null,
      created_at ${key} not null
    )`,
    'create index customer_merges_by_main on customer_merges (main_key)',
    ...keyed('enquiries', 'customer_phone', key),
    ...keyed('quote_requests', 'phone', key),
  ],
};

/**
 * Returns statements that add the phone key to existing rows: the digits of the number, without
 * country code and leading zeros.
 */
function keyed(table: string, phone: string, key: string): string[] {
  const digits = [' ', '-', '(', ')', '+', '.', '/'].reduce(
    (text, sign) => `replace(${text}, '${sign}', '')`,
    phone,
  );
  const bare = `ltrim(${digits}, '0')`;
  return [
    `alter table ${table} add column phone_key ${key} not null default ''`,
    `update ${table} set phone_key = case
      when length(${bare}) > 8 and substr(${bare}, 1, 3) = '977' then ltrim(substr(${bare}, 4), '0')
      else ${bare} end`,
    `create index ${table}_by_phone_key on ${table} (phone_key, created_at)`,
  ];
}
