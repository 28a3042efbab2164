import type { Migration } from './migration';

/**
 * Creates staff accounts, sessions, sign-in limits, and the numbered events for open dashboards.
 */
export const staff: Migration = {
  name: '002-staff',
  statements: ({ key }) => [
    `create table staff (
      id ${key} primary key,
      name text not null,
      email ${key} not null unique,
      password_hash text not null,
      disabled_at ${key},
      created_at ${key} not null
    )`,
    `create table sessions (
      id ${key} primary key,
      staff_id ${key} not null references staff (id) on delete cascade,
      token_hash ${key} not null unique,
      device text not null,
      created_at ${key} not null,
      last_seen_at ${key} not null,
      expires_at ${key} not null
    )`,
    'create index sessions_by_staff on sessions (staff_id, id)',
    `create table sign_in_attempts (
      key ${key} primary key,
      failures integer not null,
      last_at ${key} not null,
      blocked_until ${key} not null
    )`,
    `create table known_devices (
      token_hash ${key} primary key,
      staff_id ${key} not null references staff (id) on delete cascade,
      created_at ${key} not null
    )`,
    `create table setup_links (token_hash ${key} primary key, created_at ${key} not null)`,
    `create table events (
      id ${key} primary key,
      number integer unique,
      topic ${key} not null,
      subject_id ${key} not null,
      at ${key} not null
    )`,
    'create index events_unnumbered on events (id) where number is null',
    'create index events_by_age on events (at)',
    'create table event_counter (id integer primary key, last integer not null)',
    'insert into event_counter (id, last) values (1, 0)',
  ],
};
