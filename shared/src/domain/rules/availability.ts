import { HOLIDAY_CLOSURES } from '../catalogue/defaultSchedule';
import {
  BOOKABLE_WEEKDAYS,
  BOOKING_HORIZON_DAYS,
  SLOT_CAPACITY,
  SLOT_MINUTES,
  SLOT_TIMES,
  WALK_IN_EVERY,
} from '../catalogue/schedule';
import type { DayAvailability, DayReason, Slot, SlotReason } from '../types/availability';
import type { Failure } from '../types/failure';
import type { Closure, Schedule } from '../types/schedule';
import type { ShopDate, SlotTime } from '../types/time';
import { closureOn, isClosedAt } from './closures';
import {
  clockMinutes,
  daysBetween,
  formatSlotTime,
  slotMinutes,
  slotStartsAt,
  toShopDate,
  weekdayName,
  weekdayOf,
} from './shopClock';

/**
 * Returns the error if nobody can book this day and time, or null. The site without a server and
 * the server both use this function.
 */
export function refuseAppointment(
  wanted: { appointmentDate: ShopDate; appointmentTime: SlotTime },
  circumstances: Omit<AvailabilityQuestion, 'shopDate'>,
): Failure | null {
  const day = dayAvailability({ ...circumstances, shopDate: wanted.appointmentDate });
  if (!day.bookable) {
    const message = dayReasonText(day.reason ?? 'past', day.holiday);
    return { code: 'day-not-bookable', message, fields: { appointmentDate: message } };
  }
  const slot = day.slots.find(({ time }) => time === wanted.appointmentTime);
  if (slot?.available) return null;
  const message = slot?.reason
    ? slotReasonText(slot.reason)
    : 'There is no appointment at this time';
  const code = slot?.reason === 'taken' ? 'slot-taken' : 'slot-not-bookable';
  return { code, message, fields: { appointmentTime: message } };
}

export type AvailabilityQuestion = DayQuestion & { booked?: BookedByTime };

/** Returns a day with its slots, or the reason why nobody can book it. */
export function dayAvailability(question: AvailabilityQuestion): DayAvailability {
  const { shopDate } = question;
  const status = dayStatus(question);
  if (status.bookable) {
    // If only half of the day is closed, the other half still has appointments.
    const half = closureOn(question.closures ?? [], shopDate)?.reason;
    const slots = slotsOfDay(question);
    return { shopDate, bookable: true, ...(half !== undefined && { holiday: half }), slots };
  }
  const { reason, holiday } = status;
  return { shopDate, bookable: false, reason, ...(holiday && { holiday }), slots: [] };
}

export type DayStatus =
  { bookable: true } | { bookable: false; reason: DayReason; holiday?: string };

/**
 * The parts of the opening hours that affect appointments. A missing part is as in the
 * specification.
 */
export type AppointmentRules = Partial<
  Pick<Schedule, 'week' | 'capacity' | 'walkInEvery' | 'minimumNoticeMinutes'>
> & { slotMinutes?: number; closures?: readonly Closure[] };

export type DayQuestion = AppointmentRules & {
  shopDate: ShopDate;
  now: Date;
  /** The weekdays with appointments, where 0 is Sunday. By default, the weekdays in `week`. */
  bookableWeekdays?: readonly number[];
  horizonDays?: number;
};

/**
 * Returns whether a day has appointments, and otherwise the reason. Today and the last allowed day
 * have some. For a holiday on a weekend, the reason is the holiday, because the shop does not take
 * walk-ins then.
 *
 * Source: section 5 ("Calendar day selectable only if"); docs/conformance/readings.md, Appointment
 * days and Holidays.
 */
export function dayStatus({
  shopDate,
  now,
  closures = HOLIDAY_CLOSURES,
  week,
  bookableWeekdays = week ? weekdaysOf(week) : BOOKABLE_WEEKDAYS,
  horizonDays = BOOKING_HORIZON_DAYS,
}: DayQuestion): DayStatus {
  const ahead = daysBetween(toShopDate(now), shopDate);
  if (ahead < 0) return { bookable: false, reason: 'past' };
  const closure = closureOn(closures, shopDate);
  if (closure?.part === 'day') {
    const reason = closure.holiday ? 'holiday' : 'closed';
    return { bookable: false, reason, holiday: closure.reason };
  }
  const weekday = weekdayOf(shopDate);
  if (!bookableWeekdays.includes(weekday)) return noAppointmentsOn(weekday, week);
  if (ahead > horizonDays) return { bookable: false, reason: 'too-far' };
  return { bookable: true };
}

/** The end of the reason for a day on which customers can come without an appointment. */
export const WALK_INS_WELCOME = ', walk-ins are welcome';

/**
 * Returns why a weekday has no appointments. With the opening hours of the specification, the
 * reasons for Saturday and Sunday differ.
 */
function noAppointmentsOn(weekday: number, week: Schedule['week'] | undefined): DayStatus {
  const isOpen = week ? typeof week[weekday]?.opens === 'string' : weekday !== 6;
  if (weekday === 0 && isOpen) return { bookable: false, reason: 'sunday' };
  if (weekday === 6 && !isOpen) return { bookable: false, reason: 'saturday' };
  const walkIns = week && isOpen ? WALK_INS_WELCOME : '';
  const holiday = `No appointments on ${weekdayName(weekday)}s${walkIns}`;
  return { bookable: false, reason: 'holiday', holiday };
}

const weekdaysOf = (week: Schedule['week']) =>
  week.filter(({ firstSlot }) => firstSlot !== null).map(({ weekday }) => weekday);

/** Returns why a day has no appointments, as text for the calendar and for errors. */
export function dayReasonText(reason: DayReason, holiday = 'This day'): string {
  switch (reason) {
    case 'past':
      return 'This day has passed';
    case 'sunday':
      return `No appointments on Sundays${WALK_INS_WELCOME}`;
    case 'saturday':
      return 'Closed on Saturdays';
    case 'holiday':
      return holiday.startsWith('No appointments') ? holiday : `${holiday} is a holiday in Nepal`;
    case 'closed':
      return `Closed: ${holiday}`;
    case 'too-far':
      return 'Appointments are not open this far ahead yet';
  }
}

/**
 * The number of bookings at each start time of a day. A time that is missing here has no bookings.
 */
export type BookedByTime = ReadonlyMap<SlotTime, number> | Readonly<Record<SlotTime, number>>;

export type SlotsQuestion = AppointmentRules & {
  shopDate: ShopDate;
  now: Date;
  booked?: BookedByTime;
};

/**
 * Returns the start times of a day's slots in order: the 18 times of the specification, or those
 * that the weekly opening hours define.
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
 * Returns whether a slot is reserved for walk-ins. By default, these are the positions 0, 3, 6, ...
 * of the day (specification, section 9; docs/conformance/readings.md, Free slots). If `every` is 0,
 * no slot is reserved.
 */
export function isWalkInSlot(
  time: SlotTime,
  times: readonly SlotTime[] = SLOT_TIMES,
  every = WALK_IN_EVERY,
): boolean {
  return every > 0 && times.indexOf(time) % every === 0;
}

/**
 * Returns the slots of a day in order. A slot that has begun counts as past. With the opening hours
 * of the specification, a future day without bookings has 18 slots, of which 12 are free.
 */
export function slotsOfDay(question: SlotsQuestion): Slot[] {
  const times = slotTimesOn(question.shopDate, question);
  return times.map((time) => {
    const reason = slotReason(question, time, times);
    return reason ? { time, available: false, reason } : { time, available: true };
  });
}

/** Returns why nobody can book a slot, as text for the calendar and for errors. */
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

/** Returns the number of bookings at a start time, 0 if there are none. */
export function bookedAt(booked: BookedByTime, time: SlotTime): number {
  if (booked instanceof Map) return booked.get(time) ?? 0;
  return (booked as Readonly<Record<SlotTime, number>>)[time] ?? 0;
}
