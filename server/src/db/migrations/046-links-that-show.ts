import type { Migration } from './migration';

/**
 * Adds private links that show a repair but cannot change it. The existing links of devices at the
 * counter were printed on tickets, so they become such links. A code now also stores the email
 * address that received it. Existing codes, which are valid for only a few minutes, end.
 */
export const linksThatShow: Migration = {
  name: '046-links-that-show',
  statements: ({ key }) => [
    'alter table booking_links add column view_only integer not null default 0',
    'update booking_links set view_only = 1 where booking_id in (select booking_id from intakes)',
    `insert into booking_links (token_hash, booking_id, created_at, view_only)
      select token_hash, id, created_at, 1 from bookings
      where token_hash is not null and id in (select booking_id from intakes)`,
    `update bookings set token_hash = null
      where token_hash is not null and id in (select booking_id from intakes)`,
    'delete from tracking_codes',
    `alter table tracking_codes add column address_hash ${key} not null default ''`,
  ],
};
