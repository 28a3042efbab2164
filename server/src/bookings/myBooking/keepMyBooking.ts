import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { receiptOf } from '@mcs-repairs/shared/domain/rules/newBooking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { noteHistory } from '../bookingHistory';
import { changeBooking } from '../storedBookings';
import { CUSTOMER } from '../../auth';
import { isMailedToken } from '../bookingLinks';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { stale } from '../changeSeen';
import { withMyBooking } from './linkedBooking';
import { refusedAction } from './myActions';

/**
 * Confirms a booking that holds its slot only until a time limit. The customer needs the link of an
 * email, which proves the email address. The link in the response to the booking does not prove it.
 */
export async function keepMyBooking(
  shop: Shop,
  token: string,
  version: number,
): Promise<Result<BookingReceipt>> {
  return withMyBooking(shop, token, version, async (trx, before) => {
    const now = shop.now();
    if (!before.heldUntil || before.status !== 'pending') return refusedAction(before, 'kept');
    if (!(await isMailedToken(trx, token))) {
      const message =
        shop.config.shop.sendsEmails === false
          ? 'Please call us to keep this time.'
          : 'Please open the link in the email that we sent you to keep this time.';
      return refused('forbidden', { message });
    }
    const after = await changeBooking(trx, before, { heldUntil: null }, now);
    if (!after) return { ok: false, failure: await stale(trx, before) };
    await noteHistory(trx, after, { by: CUSTOMER, note: 'Kept by email' }, now);
    return { ok: true, value: receiptOf(after, token) };
  });
}
