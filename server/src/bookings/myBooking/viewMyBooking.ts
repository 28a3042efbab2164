import type { MyBooking } from '@mcs-repairs/shared/domain/contract/myBooking';
import { receiptOf } from '@mcs-repairs/shared/domain/rules/newBooking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { auditOf } from '../bookingHistory';
import { findLinkedBooking, isMailedToken } from '../bookingLinks';
import { pickupAddressOf } from '../pickups/storedPickups';
import type { Shop } from '../shop';
import { repairView } from './repairView';
import { timelineOf } from './timeline';
import { UNKNOWN } from './linkedBooking';
import { actionsOf } from './myActions';

const NO_ACTIONS = { reschedule: false, cancel: false, keep: false };

/**
 * Returns a booking for its customer. For the link of a printed ticket, the result contains neither
 * address nor phone number, because other people may have the ticket.
 */
export async function viewMyBooking(
  shop: Shop,
  token: string,
  { isStaff = false } = {},
): Promise<Result<MyBooking>> {
  const linked = await findLinkedBooking(shop.db, token);
  if (!linked) return { ok: false, failure: UNKNOWN };
  const { booking, isViewOnly } = linked;
  const access = isStaff ? 'staff' : isViewOnly ? 'view' : 'full';
  const audit = await auditOf(shop.db, booking.id);
  const timeline = timelineOf(audit);
  const keep = booking.heldUntil !== undefined && (await isMailedToken(shop.db, token));
  const actions = access === 'full' ? { ...actionsOf(booking), keep } : NO_ACTIONS;
  const seen = isViewOnly ? { ...booking, customerEmail: '' } : booking;
  const pickupAddress = isViewOnly ? '' : await pickupAddressOf(shop.db, booking.id);
  const receipt = {
    ...receiptOf(seen, token),
    customerPhone: access === 'full' ? booking.customerPhone : undefined,
    pickupAddress: pickupAddress || undefined,
  };
  const repair = await repairView(shop, booking);
  return { ok: true, value: { access, receipt, timeline, repair, actions } };
}
