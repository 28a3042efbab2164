import type { Migration } from './migration';

/**
 * Adds parts with their stock, and the parts that repairs used or wait for. `from_stock` is by how
 * many pieces a use reduced the stock.
 */
export const parts: Migration = {
  name: '077-parts',
  statements: ({ key }) => [
    `create table parts (
      id ${key} primary key,
      name text not null,
      number text not null,
      models text not null,
      cost integer,
      stock integer not null,
      warn_at integer,
      supplier text not null,
      supplier_phone text not null,
      supplier_url text not null,
      is_retired integer not null,
      version integer not null,
      changed_by text not null,
      before text,
      search_text text not null
    )`,
    'create index parts_low on parts (stock, id) where is_retired = 0 and stock <= warn_at',
    `create table booking_parts (
      id ${key} primary key,
      booking_id ${key} not null,
      part_id ${key} not null,
      name text not null,
      cost integer,
      count integer not null,
      from_stock integer not null,
      state ${key} not null,
      at ${key} not null,
      by_name text not null,
      staff_id ${key},
      ended_at ${key},
      ended_by text
    )`,
    'create index booking_parts_by_booking on booking_parts (booking_id, id)',
    `create index booking_parts_awaited on booking_parts (part_id, booking_id) where state = 'awaited'`,
  ],
};
