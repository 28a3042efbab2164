import type { Migration } from './migration';

/**
 * Adds the number of attempts to use a code, by network. Adds a log of merged customers, so that
 * staff can undo a merge.
 */
export const triesAndMerges: Migration = {
  name: '028-tries-and-merges',
  statements: ({ key }) => [
    `alter table tracking_codes add column asked_by ${key} not null default ''`,
    `create table tracking_tries (
      code_id ${key} not null references tracking_codes (id) on delete cascade,
      network ${key} not null,
      tries integer not null,
      primary key (code_id, network)
    )`,
    `create table customer_merge_log (
      id ${key} primary key,
      main_key ${key} not null,
      other_key ${key} not null,
      numbers text not null,
      merged_at ${key} not null,
      by_name text not null,
      staff_id ${key},
      undone_at ${key},
      undone_by text
    )`,
    'create index customer_merge_log_by_other on customer_merge_log (other_key)',
    // Nobody recorded who made the earlier merges. The log gets one entry for each merged number.
    `insert into customer_merge_log (id, main_key, other_key, numbers, merged_at, by_name)
      select phone_key, main_key, phone_key, '["' || phone_key || '"]', created_at, ''
      from customer_merges`,
  ],
};
