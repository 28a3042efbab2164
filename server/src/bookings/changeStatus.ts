import {
  canTransition,
  holdsSlot,
  statusText,
} from '@mcs-repairs/shared/domain/rules/bookingStatus';
import { UNDO_MS } from '@mcs-repairs/shared/domain/rules/undo';
import type { Booking, TransitionRequest } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { changeSeen, refusedChange } from './changeSeen';
import { MAIL_OF_STATUS } from './mailOfChange';
import { noteAudit } from './bookingHistory';
import { changeBooking } from './storedBookings';
import type { Actor } from '../auth';
import { freeSlot } from './openingHours/slots';
import { promiseMail } from './promiseMail';
import type { Shop } from './shop';

/**
 * Changes a booking's status to one that the dashboard allows, with its history in the same
 * transaction. Cancelling a booking frees its slot. The customer's message is sent only after staff
 * can no longer undo the change.
 */
export async function changeStatus(
  shop: Shop,
  id: string,
  { to, version, reason, tell = true }: TransitionRequest,
  by: Actor,
): Promise<Result<Booking>> {
  return changeSeen(shop, { id, version, by }, async (trx, before, now) => {
    if (!canTransition(before.status, to)) {
      return refusedChange(
        `A booking that is ${statusText(before.status)} cannot become ${statusText(to)}`,
      );
    }
    const after = await changeBooking(trx, before, { status: to }, now);
    if (!after) return null;
    if (after.appointmentDate && !holdsSlot(to)) {
      await freeSlot(trx, after.appointmentDate, after.appointmentTime);
    }
    const stages = { from: before.stage, to: after.stage };
    const note = [reason, !tell && 'The customer was not notified'].filter(Boolean).join('. ');
    const entry = { from: before.status, to, stages, by, note: note || undefined };
    await noteAudit(trx, id, entry, now);
    const mail = tell ? MAIL_OF_STATUS[to] : undefined;
    if (mail) await promiseMail(shop, trx, after, mail, { heldMs: UNDO_MS });
    return { ok: true, value: after };
  });
}
