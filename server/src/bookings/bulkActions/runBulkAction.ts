import { setImmediate as breathe } from 'node:timers/promises';
import { isAwaited } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type {
  BulkRequest,
  BulkActionName,
  BulkOutcome,
  BulkPreview,
  BulkSelection,
} from '@mcs-repairs/shared/domain/types/bulkAction';
import { lastActor, noteAudit } from '../bookingHistory';
import { changeBooking, type BulkMarks } from '../storedBookings';
import { logDone, type Actor } from '../../auth';
import { change } from '../../changes';
import { dropUnsentMails, hasMails } from '../../notifications';
import { accepted, lockKeys, type Trx } from '../../db';
import { freeSlot, takeSlot } from '../openingHours/slots';
import { networkOfSubject } from '../../abuseLimits';
import { holdSwept, previewBulkAction as readPreview } from './storedBulkActions';
import { refused } from '../../runtime';
import { promiseMail } from '../promiseMail';
import { holdSchedule } from '../openingHours/currentSchedule';
import type { Schedule } from '@mcs-repairs/shared/domain/types/schedule';
import type { Shop } from '../shop';

/**
 * The number of bookings in one transaction. SQLite needs a few milliseconds for them, in which the
 * process handles no other requests.
 */
const SLICE = 5;

const NOTES: Record<BulkActionName, string> = {
  spam: 'Marked as spam, without an email',
  cancel: 'Cancelled by a bulk action, without an email',
  reopen: 'Reopened by staff',
};

type Left = BulkOutcome['left'][number];
type Step = { changed: BulkOutcome['changed'][number]; left?: Left } | { left: Left };
type Target = BulkRequest['bookings'][number];

/** Returns which bookings a bulk action would change. */
export async function previewBulkAction(
  { db }: Pick<Shop, 'db'>,
  selection: BulkSelection,
): Promise<Result<BulkPreview>> {
  const { sameNetworkAs } = selection;
  if (sameNetworkAs === undefined) {
    return { ok: true, value: await readPreview(db, selection, null) };
  }
  const network = await networkOfSubject(db, 'booking', sameNetworkAs);
  if (network !== null) return { ok: true, value: await readPreview(db, selection, network) };
  const message = 'The network of this booking is no longer stored.';
  return refused('not-found', { message });
}

/**
 * Runs a bulk action, or undoes one. Each booking changes together with its slot, history and
 * version check in one transaction. The action runs in slices, so other requests can run in
 * between. Bookings that changed in the meantime are skipped and reported.
 */
export async function sweepBookings(
  shop: Shop,
  { action, bookings }: BulkRequest,
  by: Actor,
): Promise<Result<BulkOutcome>> {
  const outcome: BulkOutcome = { changed: [], left: [] };
  for (let start = 0; start < bookings.length; start += SLICE) {
    if (start) await breathe();
    const now = shop.now();
    const swept = await change(shop, 'bookings', async (trx, changed) => {
      // Each transaction locks several bookings and slots. To avoid deadlocks, only one transaction
      // of a bulk action runs at a time, and none runs while somebody changes the opening hours.
      await lockKeys(trx, shop.db.engine, ['sweep']);
      const { schedule } = await holdSchedule(shop, trx);
      const taken: Step[] = [];
      for (const target of bookings.slice(start, start + SLICE)) {
        taken.push(await STEPS[action](shop, trx, target, { action, by, now, schedule }));
      }
      for (const step of taken) if ('changed' in step) changed(step.changed.id);
      return { ok: true, value: taken };
    });
    for (const step of accepted(swept)) {
      if ('changed' in step) outcome.changed.push(step.changed);
      if (step.left) outcome.left.push(step.left);
    }
  }
  const detail = `${action}, ${outcome.changed.length} bookings`;
  await logDone(shop, { event: 'bookings-cleared', detail }, by);
  return { ok: true, value: outcome };
}

type Circumstances = { action: BulkActionName; by: Actor; now: Date; schedule: Schedule };
type TakeStep = (shop: Shop, trx: Trx, target: Target, how: Circumstances) => Promise<Step>;

const STEPS: Record<BulkActionName, TakeStep> = {
  spam: closeBookings,
  cancel: closeBookings,
  reopen,
};

async function closeBookings(
  shop: Shop,
  trx: Trx,
  target: Target,
  { action, by, now }: Circumstances,
): Promise<Step> {
  const found = await holdSwept(trx, shop.db.engine, target.id);
  if (!found) return gone(target);
  const { booking, sweptFrom, isSpam } = found;
  if (booking.version !== target.version) return changedMeanwhile(trx, booking);
  const isOpen = isAwaited(booking);
  const isSpamOnly = action === 'spam' && booking.status === 'cancelled' && !isSpam;
  if (!isOpen && !isSpamOnly) return { left: { ...nameOf(booking), reason: 'status' } };
  const marks: BulkMarks = {
    spam_at: action === 'spam' ? now.toISOString() : null,
    swept_from: isOpen ? booking.status : (sweptFrom ?? 'cancelled'),
  };
  const after = await changeBooking(trx, booking, { status: 'cancelled', marks }, now);
  if (!after) return changedMeanwhile(trx, booking);
  if (isOpen && booking.appointmentDate) {
    await freeSlot(trx, booking.appointmentDate, booking.appointmentTime);
  }
  await dropUnsentMails(trx, booking.id);
  const entry = { from: booking.status, to: after.status, by, note: NOTES[action] };
  await noteAudit(trx, booking.id, entry, now);
  return { changed: { id: after.id, version: after.version } };
}

/**
 * Undoes a bulk action on one booking. If the booking was open before and its slot is still free,
 * it becomes pending. If it was already cancelled before, it only loses its spam mark.
 */
async function reopen(
  shop: Shop,
  trx: Trx,
  target: Target,
  { by, now, schedule }: Circumstances,
): Promise<Step> {
  const found = await holdSwept(trx, shop.db.engine, target.id);
  if (!found) return gone(target);
  const { booking, sweptFrom, isMailed } = found;
  if (booking.version !== target.version) return changedMeanwhile(trx, booking);
  if (sweptFrom === null) return { left: { ...nameOf(booking), reason: 'status' } };
  const { appointmentDate: day, appointmentTime: time } = booking;
  const isWanted = sweptFrom !== 'cancelled';
  const hasPlace = isWanted && (!day || (await takeSlot(trx, day, time, schedule.capacity)));
  const status = hasPlace ? 'pending' : 'cancelled';
  // If the slot is taken, the booking stays cancelled, but its earlier status is kept. If the slot
  // becomes free, staff can undo again.
  const marks: BulkMarks = { spam_at: null, swept_from: isWanted && !hasPlace ? sweptFrom : null };
  const after = await changeBooking(trx, booking, { status, marks }, now);
  if (!after) throw new Error('A booking changed within the transaction that read it');
  await noteAudit(trx, booking.id, { from: 'cancelled', to: status, by, note: NOTES.reopen }, now);
  // The bulk action deleted the confirmation email that was not yet sent. The email is therefore
  // queued again.
  if (hasPlace && isMailed && !(await hasMails(trx, booking.id))) {
    await promiseMail(shop, trx, after, 'booking-received');
  }
  const changed = { id: after.id, version: after.version };
  if (!isWanted || hasPlace) return { changed };
  return { changed, left: { ...nameOf(after), reason: 'slot-taken' } };
}

const nameOf = ({ id, reference, status }: Booking) => ({ id, reference, status });
const gone = ({ id }: Target): Step => ({ left: { id, reference: '', reason: 'gone' } });

async function changedMeanwhile(trx: Trx, booking: Booking): Promise<Step> {
  const changedBy = (await lastActor(trx, booking.id))?.name;
  return { left: { ...nameOf(booking), reason: 'changed', changedBy } };
}
