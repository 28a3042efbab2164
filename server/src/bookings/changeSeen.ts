import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { lastActor } from './bookingHistory';
import { findBooking, holdBooking } from './storedBookings';
import { statusText } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import type { Actor } from '../auth';
import { change } from '../changes';
import type { Reads, Trx } from '../db';
import { refused } from '../runtime';
import { holdSchedule } from './openingHours/currentSchedule';
import type { Shop } from './shop';

/** The booking that staff want to change, and the version that they saw. */
export type SeenBooking = { id: string; version: number; by: Actor };

/**
 * Changes a booking in one transaction that locks the booking. Then notifies open staff pages.
 * Returns an error if the booking does not exist or has another version. `work` makes the change,
 * and returns null if somebody else's change came first.
 */
export async function changeSeen<T = Booking>(
  shop: Shop,
  { id, version, by }: SeenBooking,
  work: (trx: Trx, before: Booking, now: Date) => Promise<Result<T> | null>,
): Promise<Result<T>> {
  const now = shop.now();
  return change(shop, 'bookings', async (trx, changed) => {
    // All transactions lock the opening hours before the booking, so no deadlock occurs.
    await holdSchedule(shop, trx);
    const before = await holdBooking(trx, shop.db.engine, id);
    if (!before) return refused('not-found');
    if (before.version !== version) return { ok: false, failure: await stale(trx, before, by) };
    const outcome = await work(trx, before, now);
    if (!outcome) return { ok: false, failure: await stale(trx, before, by) };
    changed(id);
    return outcome;
  });
}

/**
 * Returns the error for a booking that changed meanwhile, with its current state and the person who
 * changed it last. `ownChange` is true if this person is `asker`.
 */
export async function stale(trx: Reads, seen: Booking, asker?: Actor): Promise<Failure> {
  const { status, version } = (await findBooking(trx, seen.id)) ?? seen;
  const last = await lastActor(trx, seen.id);
  const isOwn = last !== null && last.staffId !== null && last.staffId === asker?.staffId;
  return {
    code: 'stale-version',
    message: `This booking was changed meanwhile. It is now ${statusText(status)}`,
    current: { status, version, changedBy: last?.name, ...(isOwn && { ownChange: true }) },
  };
}

/** Returns the error for a change that the booking's status or stage does not allow. */
export const refusedChange = (message: string): Result<never> => ({
  ok: false,
  failure: { code: 'transition-refused', message },
});
