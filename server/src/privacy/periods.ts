import type { PrivacySettings } from './shop';
import type { Db } from '../db';
import type { Files } from '../runtime';

/** The jobs remove data whose period is over at `now`. */
export type Retention = { db: Db; files: Files; config: PrivacySettings; now: Date };

/**
 * The number of rows that one transaction changes. It is small, so that other transactions do not
 * wait long.
 */
export const SLICE = 200;
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** A photo that belongs to no booking after this time belongs to an abandoned form. */
export const UNCLAIMED_HOURS = 24;

/** Repeats `slice` until it changes less than a full slice. Returns the sum. */
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

/** Returns the same day some months ago, or the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
