import type { Migration } from './migration';

/**
 * Adds to the outbox whether a message is an email or a text message, and by which channel. Adds
 * which channels each customer agreed to, the sent reminders, and the number of text messages.
 */
export const channels: Migration = {
  name: '032-channels',
  statements: ({ key }) => [
    `alter table outbox add column channel ${key} not null default 'mail'`,
    'alter table outbox add column problem text',
    `alter table bookings add column text_channels ${key} not null default ''`,
    `alter table bookings add column scheduled_at ${key} not null default ''`,
    'update bookings set scheduled_at = created_at',
    `create table reminders (
      booking_id ${key} not null references bookings (id) on delete cascade,
      kind ${key} not null,
      starts_at ${key} not null,
      created_at ${key} not null,
      primary key (booking_id, kind, starts_at)
    )`,
    `create table texts_sent (
      id ${key} primary key,
      recipient ${key} not null,
      network ${key} not null,
      created_at ${key} not null
    )`,
    'create index texts_sent_by_recipient on texts_sent (recipient, created_at)',
    'create index texts_sent_by_network on texts_sent (network, created_at)',
    'create index texts_sent_by_age on texts_sent (created_at)',
  ],
};
