import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { change } from '../../changes';
import { noteHistory } from '../bookingHistory';
import { holdBooking } from '../storedBookings';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import type { Actor } from '../../auth';
import { openPasscode } from './sealPasscode';
import { sealedPasscode } from './storedIntakes';

/**
 * Returns the passcode of a device in the shop. First, the booking's history records who requested
 * the passcode.
 */
export async function showPasscode(
  shop: Shop,
  id: string,
  by: Actor,
): Promise<Result<{ passcode: string }>> {
  return change(shop, 'bookings', async (trx, changed) => {
    const booking = await holdBooking(trx, shop.db.engine, id);
    const sealed = await sealedPasscode(trx, id);
    if (!booking || sealed === null) {
      return refused('not-found', { message: 'No passcode is stored' });
    }
    await noteHistory(trx, booking, { by, note: 'Saw the passcode' }, shop.now());
    changed(id);
    return { ok: true, value: { passcode: await openPasscode(shop.db, id, sealed) } };
  });
}
