import type { Migration } from './migration';

/**
 * Adds second factors of accounts, sign-ins that wait for a second factor, and session rules for
 * each role.
 */
export const secondFactor: Migration = {
  name: '035-second-factor',
  statements: ({ key }) => [
    `create table second_factors (
      staff_id ${key} primary key references staff (id) on delete cascade,
      secret text,
      pending text,
      last_step integer not null default 0,
      confirmed_at ${key}
    )`,
    `create table recovery_codes (
      code_hash ${key} primary key,
      staff_id ${key} not null references staff (id) on delete cascade
    )`,
    'create index recovery_codes_by_staff on recovery_codes (staff_id)',
    `create table sign_in_steps (
      token_hash ${key} primary key,
      staff_id ${key} not null references staff (id) on delete cascade,
      password_mark ${key} not null,
      created_at ${key} not null
    )`,
    'create index sign_in_steps_by_age on sign_in_steps (created_at)',
    `create table account_rules (
      role ${key} primary key,
      rest_minutes integer not null,
      longest_hours integer not null,
      needs_second_factor integer not null,
      version integer not null
    )`,
  ],
};
