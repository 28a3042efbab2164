import type { Migration } from './migration';

/**
 * Adds the arrival time of a walk-in. A walk-in has no appointment, and is confirmed when its
 * device is received (decision 055). Earlier walk-ins occupied a slot. This migration frees these
 * slots and uses the time of check-in as the arrival time.
 */
export const arrivals: Migration = {
  name: '048-arrivals',
  statements: ({ key }) => [
    `alter table bookings add column arrived_at ${key}`,
    `update slots set version = version + 1,
        booked = case when booked > ${WALK_INS} then booked - ${WALK_INS} else 0 end
      where ${WALK_INS} > 0`,
    `update bookings set kind = 'request', service_type = 'walkin', appointment_date = '', appointment_time = '',
        starts_key = '~',
        arrived_at = (select intakes.created_at from intakes where intakes.booking_id = bookings.id)
      where id in (select booking_id from intakes)`,
    `update bookings set arrived_at = created_at where claim_of is not null`,
    `update bookings set status = 'confirmed', version = version + 1
      where stage = 'received' and status = 'in_progress'`,
    // The timeline that the customer sees begins with this entry of the history. The entry now says
    // that the shop received the device.
    `update booking_audit set to_status = 'confirmed', to_stage = 'received'
      where from_status is null and to_stage is null and booking_id in (select booking_id from intakes)`,
    'create index bookings_by_arrival on bookings (arrived_at, id) where arrived_at is not null',
  ],
};

const WALK_INS = `(select count(*) from bookings join intakes on intakes.booking_id = bookings.id
  where bookings.appointment_date = slots.shop_date and bookings.appointment_time = slots.time
    and bookings.status <> 'cancelled')`;
