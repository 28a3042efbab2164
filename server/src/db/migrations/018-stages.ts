import type { Migration } from './migration';

/**
 * Adds the stage of a repair, which is more precise than the status of its booking. Adds notes by
 * staff about a repair.
 */
export const stages: Migration = {
  name: '018-stages',
  statements: ({ key }) => [
    `alter table bookings add column stage ${key}`,
    `alter table bookings add column technician_id ${key}`,
    `alter table bookings add column promised_date ${key}`,
    'alter table bookings add column shelf text',
    `alter table bookings add column labels text not null default '[]'`,
    `alter table bookings add column collected_at ${key}`,
    `alter table bookings add column warranty_until ${key}`,
    `alter table bookings add column claim_of ${key}`,
    `update bookings set stage = 'repairing' where status = 'in_progress'`,
    'create index bookings_in_shop on bookings (stage, id) where stage is not null and collected_at is null',
    'create index bookings_claims on bookings (claim_of, id) where claim_of is not null',
  ],
};
