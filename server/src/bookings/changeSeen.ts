import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { findBooking, holdBooking, lastActor } from './storedBookings';
import { statusText } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import type { Actor } from '../auth';
import { change } from '../changes';
import type { Reads, Trx } from '../db';
import { failure } from '../runtime';
import { holdSchedule } from './openingHours/currentSchedule';
import type { Shop } from './shop';

/** Which booking at which version staff want to change. */
export type SeenBooking = { id: string; version: number; by: Actor };

/**
 * Changes a booking as it was seen, in one transaction that holds it and tells who follows; one that is gone, or is another one
 * by now, is refused. A null from `work` says that somebody was faster after all.
 */
export async function changeSeen<T = Booking>(
  shop: Shop,
  { id, version, by }: SeenBooking,
  work: (trx: Trx, before: Booking, now: Date) => Promise<Result<T> | null>,
): Promise<Result<T>> {
  const now = shop.now();
  return change(shop, 'bookings', async (trx, changed) => {
    // Before the booking, as whoever makes another schedule does.
    await holdSchedule(shop, trx);
    const before = await holdBooking(trx, shop.db.engine, id);
    if (!before) return { ok: false, failure: failure('not-found') };
    if (before.version !== version) return { ok: false, failure: await stale(trx, before, by) };
    const outcome = await work(trx, before, now);
    if (!outcome) return { ok: false, failure: await stale(trx, before, by) };
    changed(id);
    return outcome;
  });
}

/** What the booking is by now, and who made it so; `asker` learns whether that was themselves. */
export async function stale(trx: Reads, seen: Booking, asker?: Actor): Promise<Failure> {
  const { status, version } = (await findBooking(trx, seen.id)) ?? seen;
  const last = await lastActor(trx, seen.id);
  const isOwn = last !== null && last.staffId !== null && last.staffId === asker?.staffId;
  return {
    code: 'stale-version',
    message: `This booking was changed meanwhile: it is ${statusText(status)} now`,
    current: { status, version, changedBy: last?.name, ...(isOwn && { ownChange: true }) },
  };
}

/** The refusal of what a booking's status or stage does not allow. */
export const refused = (message: string): Result<never> => ({
  ok: false,
  failure: { code: 'transition-refused', message },
});
