import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { MyData } from '@mcs-repairs/shared/domain/types/myData';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { findLinkedBooking } from '../bookingLinks';
import { MERGES } from '../erasure/numbersWithoutBookings';
import { eraseBooking, removeTraces } from '../erasure/eraseBooking';
import type { Trx } from '../../db';
import { reachFiles } from '../../runtime';
import type { LeftFiles } from '../erasure/eraseBooking';
import type { Shop } from '../shop';
import { stale } from '../changeSeen';
import { UNKNOWN, VIEW_ONLY, withMyBooking } from './linkedBooking';
import { actionsOf } from './myActions';
import { cancelByCustomer } from './cancelMyBooking';
import { myDataView } from './myDataView';

/**
 * Returns the data that a customer may download with the private link. Rejects the link of a
 * printed ticket, because other people may have seen it.
 */
export async function exportMyData(shop: Shop, token: string): Promise<Result<MyData>> {
  const linked = await findLinkedBooking(shop.db, token);
  if (!linked) return { ok: false, failure: UNKNOWN };
  if (linked.isViewOnly) return { ok: false, failure: VIEW_ONLY };
  return { ok: true, value: await myDataView(shop, linked.booking) };
}

/** Erases the customer's data. Also cancels an appointment that has not begun. */
export async function eraseMyData(shop: Shop, token: string): Promise<Result<null>> {
  let left: LeftFiles | undefined;
  await reachFiles(shop.files);
  const erase = async (trx: Trx, before: Booking): Promise<Result<null>> => {
    // While the shop has the device, nobody can erase the customer's data, even if the device is
    // ready or unrepaired. The shop must know the owner until the device is collected.
    if (before.status === 'in_progress' || (before.stage && !before.collectedAt)) {
      const message =
        'Your device is with us right now. Please pick it up first; then we can erase your data.';
      return { ok: false, failure: { code: 'conflict', message } };
    }
    if (actionsOf(before).cancel && !(await cancelByCustomer(shop, trx, before))) {
      return { ok: false, failure: await stale(trx, before) };
    }
    left = await eraseBooking(trx, before.id, shop.now());
    return { ok: true, value: null };
  };
  const outcome = await withMyBooking(shop, token, null, erase, { keys: [MERGES] });
  if (outcome.ok && left) await removeTraces(shop, left);
  return outcome;
}
