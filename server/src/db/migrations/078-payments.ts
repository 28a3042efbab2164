import type { Migration } from './migration';

/** Stores receipts with their amounts by method, and the closed days. */
export const payments: Migration = {
  name: '078-payments',
  statements: ({ key }) => [
    `create table receipts (
      id ${key} primary key,
      year integer not null,
      number integer not null,
      booking_id ${key} not null,
      reference ${key} not null,
      cash integer not null,
      card integer not null,
      esewa integer not null,
      khalti integer not null,
      bank integer not null,
      shop_date ${key} not null,
      at ${key} not null,
      by_name text not null,
      staff_id ${key},
      cancels ${key}
    )`,
    'create unique index receipts_by_number on receipts (year, number)',
    'create unique index receipts_cancelled on receipts (cancels) where cancels is not null',
    'create index receipts_by_booking on receipts (booking_id, id)',
    'create index receipts_by_day on receipts (shop_date, id)',
    `create table day_closes (
      id ${key} primary key,
      shop_date ${key} not null,
      expected_cash integer not null,
      counted_cash integer not null,
      at ${key} not null,
      by_name text not null,
      staff_id ${key},
      reopened_at ${key},
      reopened_by text
    )`,
    'create unique index day_closes_closed on day_closes (shop_date) where reopened_at is null',
  ],
};
