import type { Migration } from './migration';

/**
 * Adds approvals by email of browsers that are new to an account. Several accounts may have been
 * used in the same browser.
 */
export const signInApprovals: Migration = {
  name: '010-sign-in-approvals',
  statements: ({ key }) => [
    `create table sign_in_approvals (
      token_hash ${key} primary key,
      staff_id ${key} not null references staff (id) on delete cascade,
      device_hash ${key} not null,
      created_at ${key} not null
    )`,
    'create index sign_in_approvals_by_staff on sign_in_approvals (staff_id, created_at)',
    'alter table known_devices rename to former_known_devices',
    `create table known_devices (
      token_hash ${key} not null,
      staff_id ${key} not null references staff (id) on delete cascade,
      created_at ${key} not null,
      primary key (token_hash, staff_id)
    )`,
    `insert into known_devices (token_hash, staff_id, created_at)
      select token_hash, staff_id, created_at from former_known_devices`,
    'drop table former_known_devices',
  ],
};
