import type { PrivacySettings } from './shop';
import type { Db } from '../db';
import type { Files } from '../runtime';

/**
 * What the code that deletes old data needs. Data is deleted if its retention period is over at
 * `now`.
 */
export type Retention = { db: Db; files: Files; config: PrivacySettings; now: Date };

/**
 * The number of rows that one transaction changes. It is small, so that other transactions need not
 * wait long.
 */
export const SLICE = 200;
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/**
 * How many hours after its upload a photo is deleted if no booking uses it. The visitor has then
 * abandoned the form.
 */
export const UNCLAIMED_HOURS = 24;

/**
 * Repeats `slice` as long as it changes as many rows as a full slice has. Returns the sum of
 * changed rows.
 */
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

/** Returns the same day of an earlier month. If that month is too short, returns its last day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
