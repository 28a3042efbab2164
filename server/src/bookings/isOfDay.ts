import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { addDays, slotStartsAt } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';

/** Whether a booking has its appointment on a day, or was checked in on it without one. Each half has an index. */
export function isOfDay(shopDate: ShopDate): RawBuilder<SqlBool> {
  return sql`(bookings.appointment_date = ${shopDate} or ${arrivedOn(shopDate)})`;
}

/** Whether a device came to the shop on a day, from one midnight in Nepal to the next. */
export function arrivedOn(shopDate: ShopDate): RawBuilder<SqlBool> {
  const midnight = (day: ShopDate) => slotStartsAt(day, '12:00 AM').toISOString();
  return sql`(bookings.arrived_at >= ${midnight(shopDate)}
    and bookings.arrived_at < ${midnight(addDays(shopDate, 1))})`;
}
