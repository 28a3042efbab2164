import type { BookingReceipt } from 'shared/domain/types/booking';
import { receiptOf } from 'shared/domain/rules/newBooking';
import type { RepairView } from 'shared/domain/types/bench';
import type { Result } from 'shared/domain/types/failure';
import { auditOf } from '../bookings/storedBookings';
import { findBookingByToken, isMailedToken } from '../bookings/bookingLinks';
import type { Shop } from '../shop';
import { repairView } from './repairView';
import { timelineOf } from './timeline';
import type { TimelineEntry } from './timeline';
import { UNKNOWN } from './linkedBooking';
import { actionsOf } from './myActions';

type MyBooking = {
  receipt: BookingReceipt;
  timeline: TimelineEntry[];
  repair: RepairView;
  actions: { reschedule: boolean; cancel: boolean; keep: boolean };
};

/** A booking as its customer sees it. */
export async function viewMyBooking(shop: Shop, token: string): Promise<Result<MyBooking>> {
  const booking = await findBookingByToken(shop.db, token);
  if (!booking) return { ok: false, failure: UNKNOWN };
  const audit = await auditOf(shop.db, booking.id);
  const timeline = timelineOf(audit);
  const keep = booking.heldUntil !== undefined && (await isMailedToken(shop.db, token));
  const actions = { ...actionsOf(booking), keep };
  const receipt = receiptOf(booking, token);
  const repair = await repairView(shop, booking);
  return { ok: true, value: { receipt, timeline, repair, actions } };
}
