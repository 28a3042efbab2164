import { SLOT_TIMES } from '../../domain/catalogue/schedule';
import { monthGrid } from '../../domain/rules/monthGrid';
import { toShopDate, weekdayOf } from '../../domain/rules/shopClock';
import type { AppointmentSlot } from '../../domain/types/browserStore';

const CHANCE_OF_FREE = 0.7;

/**
 * Generates 18 slots for each weekday of the month after today. Each slot is free with a
 * probability of 70 percent (specification, section 9).
 */
export function generateSlots({
  year,
  month,
  now,
  random,
}: {
  year: number;
  month: number;
  now: Date;
  random: () => number;
}): AppointmentSlot[] {
  const today = toShopDate(now);
  return monthGrid(year, month)
    .flat()
    .filter((day) => day !== null)
    .filter((day) => day > today && weekdayOf(day) !== 0 && weekdayOf(day) !== 6)
    .flatMap((date) =>
      SLOT_TIMES.map((time, position) => ({
        id: `${date}-${position}`,
        date,
        time,
        available: random() < CHANCE_OF_FREE,
        booked: false,
      })),
    );
}
