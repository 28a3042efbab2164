import type { Migration } from './migration';

/**
 * Adds passkeys of accounts and their open challenges. A passkey's signature counter can have 32
 * bits without a sign, which is too large for PostgreSQL's `integer`.
 */
export const passkeys: Migration = {
  name: '040-passkeys',
  statements: ({ key }) => [
    `create table passkeys (
      id ${key} primary key,
      staff_id ${key} not null references staff (id) on delete cascade,
      site ${key} not null,
      credential_id ${key} not null unique,
      public_key text not null,
      sign_count double precision not null,
      transports text not null,
      name text not null,
      created_at ${key} not null,
      last_used_at ${key}
    )`,
    'create index passkeys_by_staff on passkeys (staff_id)',
    `create table passkey_challenges (
      place ${key} primary key,
      staff_id ${key} not null references staff (id) on delete cascade,
      challenge ${key} not null,
      created_at ${key} not null
    )`,
    'create index passkey_challenges_by_age on passkey_challenges (created_at)',
  ],
};
