import type { Migration } from './migration';

/**
 * Records who sent a submission or received an email. Rate limits need this, and so do bulk actions
 * after a flood of bookings. The table contains a keyed hash of the network or the recipient, never
 * an address.
 */
export const submissions: Migration = {
  name: '006-submissions',
  statements: ({ key }) => [
    `create table server_secrets (
      name ${key} primary key,
      value text not null,
      created_at ${key} not null
    )`,
    `create table submissions (
      id ${key} primary key,
      kind ${key} not null check (kind in ('booking', 'enquiry', 'quote-request', 'post', 'reply', 'like', 'mail')),
      subject_id ${key} not null,
      network ${key} not null,
      created_at ${key} not null
    )`,
    'create index submissions_by_network on submissions (network, kind, created_at)',
    'create index submissions_by_kind on submissions (kind, created_at)',
    'create index submissions_by_subject on submissions (subject_id)',
  ],
};
