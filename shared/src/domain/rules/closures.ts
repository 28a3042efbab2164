import type { Closure } from '../types/schedule';
import type { ShopDate } from '../types/time';
import { addDays, daysBetween } from './shopClock';

/** Where the morning ends and the afternoon begins, minutes from midnight: 1:00 PM. */
export const HALF_DAY_MINUTES = 13 * 60;

/** What of a day is closed, and why; null when nothing is. A whole day counts before its halves; of equals the first. */
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

/** Whether a time, in minutes from midnight, falls into what is closed. */
export function isClosedAt(closure: Pick<Closure, 'part'> | null, minutes: number): boolean {
  if (!closure) return false;
  if (closure.part === 'day') return true;
  return closure.part === 'morning' ? minutes < HALF_DAY_MINUTES : minutes >= HALF_DAY_MINUTES;
}

/** The closures that touch the days from `first` to `last`, both inclusive, by their own days, soonest first. */
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
  // One that began late in the year before may reach over New Year.
  for (let year = Math.max(born, yearOf(first) - 1); year <= yearOf(last); year += 1) {
    const from = `${String(year).padStart(4, '0')}${closure.from.slice(4)}`;
    if (!isRealDay(from)) continue;
    found.push({ ...closure, yearly: false, from, to: addDays(from, length) });
  }
  return found;
}

const yearOf = (shopDate: ShopDate) => Number(shopDate.slice(0, 4));

/** 29 February is none in three years of four. */
const isRealDay = (shopDate: ShopDate) => addDays(shopDate, 0) === shopDate;
