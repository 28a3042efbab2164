import { emailKey } from '@mcs-repairs/shared/domain/rules/bookingKeys';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { holdBooking } from '../storedBookings';
import { findBookingByToken, findLinkedBooking } from '../bookingLinks';
import { submitOnce } from '../../abuseLimits';
import { lockKeys, type Trx } from '../../db';
import { failure } from '../../runtime';
import { recipientKey } from '../promiseMail';
import { holdSchedule } from '../openingHours/currentSchedule';
import type { Shop } from '../shop';
import { stale } from '../changeSeen';

export const UNKNOWN = failure('not-found', {
  message: 'This link no longer works. You can ask for a new one.',
});

/**
 * The error for changes with the link of a printed ticket. Staff also see this link, so it does not
 * prove that the customer uses it (decision 052).
 */
export const VIEW_ONLY = failure('forbidden', {
  message:
    'The code on your ticket shows your repair and changes nothing. To go on, let us send you a code: it proves that it is you.',
});

/** A request that the server processes only once. `key` is its idempotency key. */
type Once = { scope: string; key: string | undefined; body: unknown };

/**
 * Finds a booking by its private link and changes it in one transaction. The transaction takes the
 * locks `keys` before any other. `version` is the booking's version that the customer saw; null
 * accepts any version.
 *
 * A repeat of `once` with the same token returns the first response, even if the first request
 * ended the link.
 */
export async function withMyBooking<T>(
  shop: Shop,
  token: string,
  version: number | null,
  work: (trx: Trx, before: Booking) => Promise<Result<T>>,
  { keys = [], once }: { keys?: readonly string[]; once?: Once } = {},
): Promise<Result<T>> {
  const { scope = '', key, body } = once ?? {};
  const submitted = { topic: 'bookings' as const, scope, key, body: { token, body } };
  return submitOnce(shop, submitted, async (trx, changed) => {
    await lockKeys(trx, shop.db.engine, keys);
    const linked = await findLinkedBooking(trx, token);
    if (!linked) return { ok: false, failure: UNKNOWN };
    if (linked.isViewOnly) return { ok: false, failure: VIEW_ONLY };
    // To avoid deadlocks, all transactions lock in this order: the email recipient, the opening
    // hours, the booking.
    if (shop.config.rateLimits > 0) {
      const recipient = recipientKey(emailKey(linked.booking.customerEmail));
      await lockKeys(trx, shop.db.engine, [recipient]);
    }
    await holdSchedule(shop, trx);
    await holdBooking(trx, shop.db.engine, linked.booking.id);
    // The link may have ended while this transaction waited for the lock.
    const before = await findBookingByToken(trx, token);
    if (!before) return { ok: false, failure: UNKNOWN };
    if (version !== null && before.version !== version) {
      return { ok: false, failure: await stale(trx, before) };
    }
    const outcome = await work(trx, before);
    changed(before.id);
    return outcome;
  });
}
