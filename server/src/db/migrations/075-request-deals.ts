import type { Migration } from './migration';

/**
 * Adds which unit is reserved or sold for which enquiry or quote request, how such a request ended,
 * which ones are merged, and the devices of a quote request.
 */
export const requestDeals: Migration = {
  name: '075-request-deals',
  statements: ({ key }) => [
    `alter table goods add column held_for ${key} not null default ''`,
    'create index goods_by_held_for on goods (held_for)',
    `alter table request_entries add column goods_id ${key}`,
    'alter table request_entries add column goods_version integer',
    ...ended('enquiries', 'enquiry_id', key),
    ...ended('quote_requests', 'quote_request_id', key),
    `alter table quote_requests add column devices text not null default '[]'`,
  ],
};

const ended = (table: string, entryOf: string, key: string): string[] => [
  `alter table ${table} add column outcome text not null default ''`,
  `update ${table} set outcome = 'booked' where handled_at is not null and id in
    (select ${entryOf} from request_entries where booking_id is not null)`,
  `alter table ${table} add column merged_into ${key} references ${table} (id) on delete set null`,
  `create index ${table}_by_merged on ${table} (merged_into)`,
];
