import { SLOT_CAPACITY, SLOT_MINUTES, SLOT_TIMES, WALK_IN_EVERY } from '../catalogue/schedule';
import type { Slot, SlotReason } from '../types/availability';
import type { ShopDate, SlotTime } from '../types/time';
import { closureOn, isClosedAt } from './closures';
import type { AppointmentRules } from './bookableDay';
import { clockMinutes, formatSlotTime, slotMinutes, slotStartsAt, weekdayOf } from './shopClock';

/** The number of bookings at each start time of a day; a missing time has none. */
export type BookedByTime = ReadonlyMap<SlotTime, number> | Readonly<Record<SlotTime, number>>;

export type SlotsQuestion = AppointmentRules & {
  shopDate: ShopDate;
  now: Date;
  booked?: BookedByTime;
};

/**
 * Start times of a day's slots in order: the specification's 18, or those of the schedule's week.
 */
export function slotTimesOn(
  shopDate: ShopDate,
  { week, slotMinutes: step = SLOT_MINUTES }: Pick<AppointmentRules, 'week' | 'slotMinutes'> = {},
): readonly SlotTime[] {
  if (!week) return SLOT_TIMES;
  const { firstSlot = null, lastSlot = null } = week[weekdayOf(shopDate)] ?? {};
  if (firstSlot === null || lastSlot === null) return [];
  const first = clockMinutes(firstSlot);
  const count = Math.floor((clockMinutes(lastSlot) - first) / step) + 1;
  return Array.from({ length: count }, (_, position) => formatSlotTime(first + position * step));
}

/**
 * Positions 0, 3, 6, ... of the day are reserved for walk-ins (section 9;
 * docs/conformance/readings.md, Free slots). `every` 0 reserves none.
 */
export function isWalkInSlot(
  time: SlotTime,
  times: readonly SlotTime[] = SLOT_TIMES,
  every = WALK_IN_EVERY,
): boolean {
  return every > 0 && times.indexOf(time) % every === 0;
}

/** The slots of a day in order. A slot that has begun is past; a fresh future day offers 12 of the specification's 18. */
export function slotsOfDay(question: SlotsQuestion): Slot[] {
  const times = slotTimesOn(question.shopDate, question);
  return times.map((time) => {
    const reason = slotReason(question, time, times);
    return reason ? { time, available: false, reason } : { time, available: true };
  });
}

/** The reason as text, for a slot's name and for refusals. */
export function slotReasonText(reason: SlotReason): string {
  switch (reason) {
    case 'past':
      return 'This time has passed';
    case 'walk-in':
      return 'Kept for walk-ins';
    case 'taken':
      return 'Already booked';
    case 'closed':
      return 'The shop is closed at this time';
    case 'too-soon':
      return 'Too soon to book online, please call us';
  }
}

function slotReason(
  question: SlotsQuestion,
  time: SlotTime,
  times: readonly SlotTime[],
): SlotReason | null {
  const { shopDate, now, closures = [], booked = {}, capacity = SLOT_CAPACITY } = question;
  const startsAt = slotStartsAt(shopDate, time).getTime();
  if (startsAt <= now.getTime()) return 'past';
  if (isClosedAt(closureOn(closures, shopDate), slotMinutes(time))) return 'closed';
  if (startsAt - now.getTime() < (question.minimumNoticeMinutes ?? 0) * 60_000) return 'too-soon';
  if (isWalkInSlot(time, times, question.walkInEvery)) return 'walk-in';
  return bookedAt(booked, time) >= capacity ? 'taken' : null;
}

/** The number of bookings at a start time. */
export function bookedAt(booked: BookedByTime, time: SlotTime): number {
  if (booked instanceof Map) return booked.get(time) ?? 0;
  return (booked as Readonly<Record<SlotTime, number>>)[time] ?? 0;
}
