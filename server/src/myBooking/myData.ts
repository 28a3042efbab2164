import type { Result } from 'shared/domain/types/failure';
import { auditOf } from '../bookings/storedBookings';
import { findBookingByToken } from '../bookings/bookingLinks';
import { notesOf } from '../bench/storedNotes';
import { estimatesOf } from '../bench/storedEstimates';
import { eraseBooking, removeFiles } from '../retention/eraseBooking';
import type { LeftFiles } from '../retention/eraseBooking';
import { rideOf } from '../pickups/storedPickups';
import type { Shop } from '../shop';
import { stale } from '../bookings/changeSeen';
import { UNKNOWN, withMyBooking } from './linkedBooking';
import { actionsOf } from './myActions';
import { cancelByCustomer } from './cancelMyBooking';

/** Everything that is kept about the customer behind the link, in words of their own. */
export async function exportMyData(shop: Shop, token: string): Promise<Result<unknown>> {
  const booking = await findBookingByToken(shop.db, token);
  if (!booking) return { ok: false, failure: UNKNOWN };
  const { id, photoId, ...kept } = booking;
  const mails = await shop.db
    .selectFrom('outbox')
    .select(['kind', 'created_at as promisedAt', 'sent_at as sentAt'])
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute();
  const history = (await auditOf(shop.db, id)).map(({ at, from, to, note }) => ({
    at,
    from,
    to,
    note,
  }));
  const notes = (await notesOf(shop.db, id)).map(({ at, text }) => ({ at, text }));
  const estimates = (await estimatesOf(shop.db, id)).map(({ by: _by, ...estimate }) => estimate);
  const pickup = (await rideOf(shop.db, booking))?.place ?? undefined;
  const exportedAt = shop.now().toISOString();
  const hasPhoto = photoId !== undefined;
  const value = { exportedAt, booking: kept, hasPhoto, history, notes, estimates, pickup, mails };
  return { ok: true, value };
}

/** Erases what is kept; an appointment that has not begun is cancelled with it. */
export async function eraseMyData(shop: Shop, token: string): Promise<Result<null>> {
  let left: LeftFiles | undefined;
  const outcome = await withMyBooking<null>(shop, token, null, async (trx, before) => {
    // Also what is ready or goes back unrepaired: whose device it is must be known until it is collected.
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
  });
  if (outcome.ok && left) await removeFiles(shop.config, left);
  return outcome;
}
