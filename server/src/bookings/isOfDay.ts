import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { addDays, slotStartsAt } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';

/**
 * Returns the condition for bookings with an appointment on a day, or a check-in without an
 * appointment on that day. Each half of the condition has an index.
 */
export function isOfDay(shopDate: ShopDate): RawBuilder<SqlBool> {
  return sql`(bookings.appointment_date = ${shopDate} or ${arrivedOn(shopDate)})`;
}

/**
 * Returns the condition for devices that came to the shop on a day, from one midnight in Nepal to
 * the next.
 */
export function arrivedOn(shopDate: ShopDate): RawBuilder<SqlBool> {
  const midnight = (day: ShopDate) => slotStartsAt(day, '12:00 AM').toISOString();
  return sql`(bookings.arrived_at >= ${midnight(shopDate)}
    and bookings.arrived_at < ${midnight(addDays(shopDate, 1))})`;
}
