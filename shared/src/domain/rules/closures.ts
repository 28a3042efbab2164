import type { Closure } from '../types/schedule';
import type { ShopDate } from '../types/time';
import { addDays, daysBetween } from './shopClock';

/** When the morning ends and the afternoon begins, in minutes from midnight: 1:00 PM. */
export const HALF_DAY_MINUTES = 13 * 60;

/**
 * Returns which part of a day is closed and why, or null if the day is open. A closure of the whole
 * day comes before one of half a day. If several closures are equal, the first in the list counts.
 */
export function closureOn(
  closures: readonly Closure[],
  shopDate: ShopDate,
): Pick<Closure, 'part' | 'holiday' | 'reason'> | null {
  const here = closures.filter((closure) => covers(closure, shopDate));
  const whole = here.find(({ part }) => part === 'day');
  if (whole) return whole;
  const first = here[0];
  if (!first) return null;
  const isBoth = here.some(({ part }) => part !== first.part);
  return isBoth ? { ...first, part: 'day' } : first;
}

/** Returns whether a time is in the closed part of a day. `minutes` counts from midnight. */
export function isClosedAt(closure: Pick<Closure, 'part'> | null, minutes: number): boolean {
  if (!closure) return false;
  if (closure.part === 'day') return true;
  return closure.part === 'morning' ? minutes < HALF_DAY_MINUTES : minutes >= HALF_DAY_MINUTES;
}

/**
 * Returns the closed days that overlap the range from `first` to `last` (both included), soonest
 * first. For a closed day that repeats every year, returns its dates in these years.
 */
export function closuresWithin(
  closures: readonly Closure[],
  first: ShopDate,
  last: ShopDate,
): Closure[] {
  return closures
    .flatMap((closure) => occurrences(closure, first, last))
    .filter(({ from, to }) => to >= first && from <= last)
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.to < b.to ? -1 : 1));
}

function covers(closure: Closure, shopDate: ShopDate): boolean {
  return occurrences(closure, shopDate, shopDate).some(
    ({ from, to }) => from <= shopDate && shopDate <= to,
  );
}

function occurrences(closure: Closure, first: ShopDate, last: ShopDate): Closure[] {
  if (!closure.yearly) return [closure];
  const length = daysBetween(closure.from, closure.to);
  const born = yearOf(closure.from);
  const found: Closure[] = [];
  // Starts one year early, because a closure that began in December may continue in January.
  for (let year = Math.max(born, yearOf(first) - 1); year <= yearOf(last); year += 1) {
    const from = `${String(year).padStart(4, '0')}${closure.from.slice(4)}`;
    if (!isRealDay(from)) continue;
    found.push({ ...closure, yearly: false, from, to: addDays(from, length) });
  }
  return found;
}

const yearOf = (shopDate: ShopDate) => Number(shopDate.slice(0, 4));

/** Returns whether a date exists. For example, 29 February exists only in leap years. */
const isRealDay = (shopDate: ShopDate) => addDays(shopDate, 0) === shopDate;
