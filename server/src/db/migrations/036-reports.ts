import type { Migration } from './migration';

/** Adds indexes by time for the owners' reports. */
export const reports: Migration = {
  name: '036-reports',
  statements: () => [
    `create index booking_audit_ready on booking_audit (at, booking_id) where to_stage = 'ready'`,
    'create index bookings_by_promise on bookings (promised_date) where promised_date is not null',
    'create index estimates_by_creation on estimates (created_at)',
  ],
};
