import type { Migration } from './migration';

/**
 * Stores the work of staff on enquiries and quote requests: assignee, follow-up day and history.
 */
export const requestWork: Migration = {
  name: '070-request-work',
  statements: ({ key }) => [
    ...worked('enquiries', 'customer_email', key),
    ...worked('quote_requests', 'email', key),
    `alter table quote_requests add column tax_number text not null default ''`,
    `alter table quote_requests add column purchase_order text not null default ''`,
    `create table request_entries (
      id ${key} primary key,
      enquiry_id ${key} references enquiries (id) on delete cascade,
      quote_request_id ${key} references quote_requests (id) on delete cascade,
      kind text not null,
      text text not null,
      mail_id ${key},
      booking_id ${key},
      at ${key} not null,
      by_name text not null,
      staff_id ${key}
    )`,
    'create index request_entries_by_enquiry on request_entries (enquiry_id, at, id)',
    'create index request_entries_by_quote on request_entries (quote_request_id, at, id)',
  ],
};

const worked = (table: string, email: string, key: string): string[] => [
  `alter table ${table} add column version integer not null default 1`,
  `alter table ${table} add column assignee_id ${key}`,
  `alter table ${table} add column follow_up_on ${key}`,
  `alter table ${table} add column email_key ${key} not null default ''`,
  `update ${table} set email_key = lower(trim(coalesce(${email}, '')))`,
  `create index ${table}_by_email_key on ${table} (email_key, created_at)`,
  `create index ${table}_follow_up on ${table} (follow_up_on, id) where follow_up_on is not null`,
];
