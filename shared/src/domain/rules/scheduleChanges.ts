import type { Closure, Schedule, WeekdayHours } from '../types/schedule';
import { formatLongDate, weekdayName } from './shopClock';
import { formatClock } from './openingState';

/** The first sentence about an undo in the history. An undo cannot be undone. */
const UNDONE = 'The last change was undone';

/** Returns the sentences about an undo, from those about its differences. */
export const undoneChanges = (changes: readonly string[]): string[] => [UNDONE, ...changes];

/** Returns whether these sentences are about an undo. */
export const isUndone = (changes: readonly string[]): boolean => changes[0] === UNDONE;

/**
 * Returns one sentence for each difference between two versions of the opening hours. Empty if they
 * are equal.
 */
export function scheduleChanges(before: Schedule, after: Schedule): string[] {
  const was = new Set(before.closures.map(keyOf));
  const is = new Set(after.closures.map(keyOf));
  return [
    ...after.closures.filter((closure) => !was.has(keyOf(closure))).map(closedText),
    ...before.closures
      .filter((closure) => !is.has(keyOf(closure)))
      .map((closure) => `No longer closed: ${closureText(closure)}`),
    ...after.week.flatMap((day, weekday) => weekdayChanges(before.week[weekday], day)),
    ...changed(before, after, 'slotMinutes', (minutes) => `Slot length: ${minutes} minutes`),
    ...changed(before, after, 'capacity', (places) => `Customers per slot: ${places}`),
    ...changed(before, after, 'walkInEvery', walkInText),
    ...changed(before, after, 'minimumNoticeMinutes', noticeText),
  ];
}

/**
 * Returns a closed day as text: `Friday, December 25, 2026: Christmas Day`. The text also has the
 * last day if it is longer, the hours if only part of the day is closed, and `every year` if it
 * repeats.
 */
export function closureText({ from, to, part, yearly, reason }: Closure): string {
  const days =
    from === to ? formatLongDate(from) : `${formatLongDate(from)} to ${formatLongDate(to)}`;
  const half = part === 'day' ? '' : `, ${PARTS[part]}`;
  return `${days}${half}${yearly ? ', every year' : ''}: ${reason}`;
}

const PARTS = { morning: 'until 1:00 PM', afternoon: 'from 1:00 PM' };

/** Describes how many slots are reserved for walk-ins: `1 in 3 slots is reserved for walk-ins`. */
export function walkInText(every: number): string {
  return every === 0
    ? 'No slots are reserved for walk-ins'
    : `1 in ${every} slots is reserved for walk-ins`;
}

/** Describes how early customers must book: `At least 2 hours of notice`. */
export function noticeText(minutes: number): string {
  if (minutes === 0) return 'No minimum notice';
  if (minutes % 1440 === 0) return `At least ${plural(minutes / 1440, 'day')} of notice`;
  if (minutes % 60 === 0) return `At least ${plural(minutes / 60, 'hour')} of notice`;
  return `At least ${plural(minutes, 'minute')} of notice`;
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
const closedText = (closure: Closure) => `Closed ${closureText(closure)}`;
const keyOf = (closure: Closure) => JSON.stringify([closureText(closure), closure.holiday]);

function changed<Name extends keyof Schedule>(
  before: Schedule,
  after: Schedule,
  name: Name,
  words: (value: Schedule[Name]) => string,
): string[] {
  return before[name] === after[name] ? [] : [words(after[name])];
}

function weekdayChanges(before: WeekdayHours | undefined, after: WeekdayHours): string[] {
  const day = `${weekdayName(after.weekday)}s`;
  const { opens, closes, firstSlot, lastSlot } = after;
  const isDoor = before?.opens !== opens || before?.closes !== closes;
  const isDesk = before?.firstSlot !== firstSlot || before?.lastSlot !== lastSlot;
  return [
    ...(isDoor ? [`${day}: ${spanText(opens, closes, 'open', 'closed')}`] : []),
    ...(isDesk
      ? [`${day}: ${spanText(firstSlot, lastSlot, 'appointments', 'no appointments')}`]
      : []),
  ];
}

function spanText(first: string | null, last: string | null, some: string, none: string): string {
  return first && last ? `${some} ${formatClock(first)} to ${formatClock(last)}` : none;
}
