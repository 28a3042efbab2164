import { type AppointmentRules, slotTimesOn } from '@mcs-repairs/shared/domain/rules/availability';
import { formatClock } from '@mcs-repairs/shared/domain/rules/openingState';
import { clockMinutes, slotMinutes, weekdayOf } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { ShopDate, SlotTime } from '@mcs-repairs/shared/domain/types/time';

type Hours = ShopProfile['hours'];

/**
 * Whether an appointment begins before the store opens on that day. Also true if the store is
 * closed on that day (docs/conformance/readings.md, Early appointments).
 */
export function isBeforeOpening(hours: Hours, shopDate: ShopDate, time: SlotTime): boolean {
  const opens = opensOn(hours, shopDate);
  return opens === null || slotMinutes(time) < clockMinutes(opens);
}

/**
 * Tells customers with an early appointment when they may come: `The store opens at 10:00 AM. With
 * an appointment you can come in from 9:00 AM.`
 */
export function earlyEntryText(
  hours: Hours,
  shopDate: ShopDate,
  rules?: Pick<AppointmentRules, 'week' | 'slotMinutes'>,
): string {
  const opens = opensOn(hours, shopDate);
  const door =
    opens === null ? 'The store is closed that day.' : `The store opens at ${formatClock(opens)}.`;
  const [first = '9:00 AM'] = slotTimesOn(shopDate, rules);
  return `${door} With an appointment you can come in from ${first}.`;
}

function opensOn(hours: Hours, shopDate: ShopDate): string | null {
  return hours.find(({ weekday }) => weekday === weekdayOf(shopDate))?.opens ?? null;
}
