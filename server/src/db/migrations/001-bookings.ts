import type { Migration } from './migration';

/** Creates slots, bookings and the rows that belong to them. */
export const bookings: Migration = {
  name: '001-bookings',
  statements: ({ engine, key }) => [
    `create table slots (
      shop_date ${key} not null,
      time ${key} not null,
      capacity integer not null,
      booked integer not null default 0,
      primary key (shop_date, time),
      check (booked >= 0 and booked <= capacity)
    )`,
    `create table bookings (
      id ${key} primary key,
      reference ${key} not null unique,
      kind ${key} not null check (kind in ('appointment', 'request')),
      status ${key} not null check (status in ('pending', 'confirmed', 'in_progress', 'completed', 'cancelled')),
      version integer not null,
      customer_name text not null,
      customer_email text not null,
      customer_phone text not null,
      device_model text not null,
      repair_service text not null,
      duration text not null,
      appointment_date ${key} not null,
      appointment_time ${key} not null,
      preferred_date text,
      city text,
      service_type text,
      estimated_price double precision not null,
      notes text,
      photo_id ${key},
      created_at ${key} not null,
      updated_at ${key} not null,
      created_day ${key} not null,
      starts_key ${key} not null,
      name_key ${key} not null,
      search_text text not null,
      phone_digits ${key} not null,
      token_hash ${key} unique,
      calendar_sequence integer not null default 0,
      erased_at ${key}
    )`,
    'create index bookings_by_creation on bookings (created_at, id)',
    'create index bookings_by_status on bookings (status, created_at, id)',
    'create index bookings_by_start on bookings (starts_key, id)',
    'create index bookings_by_status_start on bookings (status, starts_key, id)',
    'create index bookings_by_appointment on bookings (appointment_date, id)',
    'create index bookings_by_name on bookings (name_key, id)',
    'create index bookings_by_status_name on bookings (status, name_key, id)',
    'create index bookings_by_revenue on bookings (status, estimated_price)',
    'create index bookings_by_day on bookings (created_day)',
    'create index bookings_by_kind on bookings (kind)',
    `create table booking_audit (
      id ${key} primary key,
      booking_id ${key} not null references bookings (id) on delete cascade,
      at ${key} not null,
      by_name text not null,
      staff_id ${key},
      from_status ${key},
      to_status ${key} not null,
      note text
    )`,
    'create index booking_audit_by_booking on booking_audit (booking_id, id)',
    `create table idempotency (
      scope ${key} not null,
      key_hash ${key} not null,
      body_hash ${key} not null,
      answer text not null,
      created_at ${key} not null,
      primary key (scope, key_hash)
    )`,
    'create index idempotency_by_age on idempotency (created_at)',
    `create table outbox (
      id ${key} primary key,
      booking_id ${key},
      kind ${key} not null,
      payload text not null,
      created_at ${key} not null,
      sent_at ${key},
      attempts integer not null default 0,
      next_attempt_at ${key} not null
    )`,
    'create index outbox_waiting on outbox (next_attempt_at) where sent_at is null',
    `create table photos (
      id ${key} primary key,
      content_type text not null,
      bytes integer not null,
      booking_id ${key},
      created_at ${key} not null
    )`,
    ...(engine === 'sqlite' ? searchTable('bookings') : []),
  ],
};

/**
 * Returns the statements that create SQLite's index for searching parts of texts. The index is a
 * separate table, which triggers fill. It refers to rows by id, because VACUUM may change rowids.
 */
export function searchTable(table: string): string[] {
  const remove = `delete from ${table}_search where id = old.id;`;
  const add = `insert into ${table}_search (id, search_text) values (new.id, new.search_text);`;
  return [
    `create virtual table ${table}_search using fts5 (id unindexed, search_text, tokenize = 'trigram')`,
    `create trigger ${table}_search_insert after insert on ${table} begin ${add} end`,
    `create trigger ${table}_search_delete after delete on ${table} begin ${remove} end`,
    `create trigger ${table}_search_update after update of search_text on ${table} begin ${remove} ${add} end`,
  ];
}
