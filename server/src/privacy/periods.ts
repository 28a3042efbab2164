import type { PrivacySettings } from './shop';
import type { Db } from '../db';

/** What is past its period at `now` goes. */
export type Retention = { db: Db; config: PrivacySettings; now: Date };

/** Rows that one transaction takes, so that nobody waits long for it. */
export const SLICE = 200;
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** A photo that no booking named within a day was given up with its form. */
export const UNCLAIMED_HOURS = 24;

/** Repeats until a slice was not full; answers the sum. */
export async function inSlices(slice: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (;;) {
    const count = await slice();
    sum += count;
    if (count < SLICE) return sum;
  }
}

export const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY).toISOString();

/** The same day some months ago; the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
