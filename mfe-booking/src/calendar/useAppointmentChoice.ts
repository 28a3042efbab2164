import { useState } from 'react';
import { firstFreeSlots } from '@mcs-repairs/shared/domain/rules/freeSlots';
import { monthOf, nextMonth, type CalendarMonth } from '@mcs-repairs/shared/domain/rules/monthGrid';
import { useNow, useShopSchedule } from '@mcs-repairs/shared/platform/site';
import type { DayAvailability, FreeSlot } from '@mcs-repairs/shared/domain/types/availability';
import type { ShopDate, SlotTime } from '@mcs-repairs/shared/domain/types/time';
import { compareMonths } from './dayAfterKey';
import { firstOpenMonth, isOver, lastMonth } from './openingMonth';
import { useAvailableDays, type AvailableDays } from './useAvailableDays';

export type Wanted = { shopDate: ShopDate | null; time: SlotTime | null };

export type AppointmentChoice = {
  now: Date;
  month: CalendarMonth;
  showMonth: (month: CalendarMonth) => void;
  available: AvailableDays;
  /** The selected day, if customers can still book it. */
  day: DayAvailability | undefined;
  dayState: AvailableDays['state'];
  /** The selected day and time, if both are still free. */
  chosen: FreeSlot | null;
  /** The selected time, if somebody else has just booked it. */
  lost: SlotTime | null;
  shortcuts: readonly FreeSlot[];
  refresh: () => void;
};

const SHORTCUTS = 3;

/**
 * Compares the selected day and time with availability. The calendar opens at the first month with
 * a free time.
 */
export function useAppointmentChoice({ shopDate, time }: Wanted): AppointmentChoice {
  const now = useNow();
  const [visited, showMonth] = useState<CalendarMonth | null>(null);
  const [skipped, setSkipped] = useState<CalendarMonth | null>(null);
  const opening = later(firstOpenMonth(now, useShopSchedule()), skipped);
  const last = lastMonth(now);
  const openingDays = useAvailableDays(opening);
  const openingSlots = firstFreeSlots(openingDays.days, SHORTCUTS);
  if (openingDays.state === 'ready' && openingSlots.length === 0) {
    const next = nextMonth(opening);
    // Sets the state during rendering. In an effect, the browser would first paint an empty month.
    if (compareMonths(next, last) <= 0) setSkipped(next);
  }
  const wantsMore = openingDays.state === 'ready' && openingSlots.length < SHORTCUTS;
  const following = useAvailableDays(wantsMore ? nextMonth(opening) : null);

  const month = visited ?? (shopDate ? monthOf(shopDate) : opening);
  const available = useAvailableDays(isOver(month, now) ? null : month);
  const ofChosen = useAvailableDays(shopDate ? monthOf(shopDate) : null);
  const day = ofChosen.days.find((known) => known.shopDate === shopDate && known.bookable);
  const slot = day?.slots.find((known) => known.time === time);
  return {
    now,
    month,
    showMonth,
    available: isOver(month, now) ? { ...available, state: 'ready' } : available,
    day,
    dayState: ofChosen.state,
    chosen: day && slot?.available ? { shopDate: day.shopDate, time: slot.time } : null,
    lost: slot && !slot.available ? slot.time : null,
    shortcuts: [...openingSlots, ...firstFreeSlots(following.days, SHORTCUTS)].slice(0, SHORTCUTS),
    refresh: () => {
      available.refresh();
      ofChosen.refresh();
    },
  };
}

function later(a: CalendarMonth, b: CalendarMonth | null): CalendarMonth {
  return b && compareMonths(b, a) > 0 ? b : a;
}
