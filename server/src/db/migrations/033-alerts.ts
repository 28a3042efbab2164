import type { Migration } from './migration';

/**
 * Adds the alerts that each staff member chose, the browsers that get them as push messages, and
 * the alerts that were sent.
 */
export const alerts: Migration = {
  name: '033-alerts',
  statements: ({ key }) => [
    `create table alert_choices (
      staff_id ${key} primary key references staff (id) on delete cascade,
      choices text not null,
      updated_at ${key} not null
    )`,
    `create table push_subscriptions (
      id ${key} primary key,
      session_id ${key} not null unique references sessions (id) on delete cascade,
      staff_id ${key} not null,
      endpoint text not null,
      public_key text not null,
      auth text not null,
      created_at ${key} not null
    )`,
    'create index push_subscriptions_by_staff on push_subscriptions (staff_id)',
    `create table alerts (
      id ${key} primary key,
      staff_id ${key} not null references staff (id) on delete cascade,
      channel ${key} not null,
      event ${key} not null,
      reference ${key} not null,
      created_at ${key} not null,
      due_at ${key} not null,
      bundle_id ${key}
    )`,
    'create index alerts_waiting on alerts (due_at) where bundle_id is null',
    'create index alerts_by_staff on alerts (staff_id, channel, due_at)',
    'create index alerts_by_age on alerts (created_at)',
  ],
};
