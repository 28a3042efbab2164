import { useState } from 'react';
import { firstFreeSlots } from '@mcs-repairs/shared/domain/rules/freeSlots';
import { monthOf, nextMonth, type CalendarMonth } from '@mcs-repairs/shared/domain/rules/monthGrid';
import { useNow, useShopSchedule } from '@mcs-repairs/shared/platform/site';
import type { DayAvailability, FreeSlot } from '@mcs-repairs/shared/domain/types/availability';
import type { ShopDate, SlotTime } from '@mcs-repairs/shared/domain/types/time';
import { compareMonths } from './dayAfterKey';
import { firstOpenMonth, isOver, lastMonth, weeksAfter } from './openingMonth';
import { useAvailableDays, type AvailableDays } from './useAvailableDays';

export type Wanted = { shopDate: ShopDate | null; time: SlotTime | null };

export type AppointmentChoice = {
  now: Date;
  month: CalendarMonth;
  /** The first weeks of the next month, if the calendar shows them below the month. */
  after: ReturnType<typeof weeksAfter>;
  showMonth: (month: CalendarMonth) => void;
  /** Shows the month of a day, unless the day is already visible. */
  showDay: (shopDate: ShopDate) => void;
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
  const rules = useShopSchedule();
  const opening = later(firstOpenMonth(now, rules), skipped);
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

  const monthWith = (wanted: ShopDate, shown: CalendarMonth) =>
    weeksAfter(shown, now, rules).flat().includes(wanted) ? shown : monthOf(wanted);
  const month = visited ?? (shopDate ? monthWith(shopDate, opening) : opening);
  const after = weeksAfter(month, now, rules);
  const ofMonth = useAvailableDays(isOver(month, now) ? null : month);
  const ofAfter = useAvailableDays(after.length > 0 ? nextMonth(month) : null);
  const available = after.length > 0 ? both(ofMonth, ofAfter) : ofMonth;
  const ofChosen = useAvailableDays(shopDate ? monthOf(shopDate) : null);
  const day = ofChosen.days.find((known) => known.shopDate === shopDate && known.bookable);
  const slot = day?.slots.find((known) => known.time === time);
  return {
    now,
    month,
    after,
    showMonth,
    showDay: (wanted) => showMonth(monthWith(wanted, month)),
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

function both(first: AvailableDays, second: AvailableDays): AvailableDays {
  return {
    days: [...first.days, ...second.days],
    state: first.state === 'ready' ? second.state : first.state,
    refresh: () => {
      first.refresh();
      second.refresh();
    },
  };
}

function later(a: CalendarMonth, b: CalendarMonth | null): CalendarMonth {
  return b && compareMonths(b, a) > 0 ? b : a;
}
