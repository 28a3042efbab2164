import type { BookingNote, NewNote } from '@mcs-repairs/shared/domain/types/repair';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { holdBooking } from '../storedBookings';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import type { Actor } from '../../auth';
import { submitOnce } from '../../abuseLimits';
import { insertNote } from './storedNotes';

/**
 * Adds a note for colleagues, which customers never see. Two people may add notes at the same time,
 * and both are stored. A note therefore needs no check of the booking's version.
 */
export async function addNote(
  shop: Shop,
  bookingId: string,
  { text }: NewNote,
  { by, key }: { by: Actor; key: string | undefined },
): Promise<Result<BookingNote>> {
  const body = { bookingId, text };
  return submitOnce(
    shop,
    { topic: 'bookings', scope: 'notes', key, body },
    async (trx, changed) => {
      if (!(await holdBooking(trx, shop.db.engine, bookingId))) return refused('not-found');
      changed(bookingId);
      return { ok: true, value: await insertNote(trx, { bookingId, text, by }, shop.now()) };
    },
  );
}
