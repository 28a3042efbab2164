import type { BookingLink } from '@mcs-repairs/shared/domain/types/requestPage';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Actor } from '../auth';
import { noteHistory } from '../bookings';
import { change, noteBeside } from '../changes';
import { refused } from '../runtime';
import { holdRequest, TABLES } from './heldRequest';
import { hasBooking, noteEntry, type RequestId } from './requestEntries';
import type { Shop } from './shop';
import { closeRequest } from './storedRequests';

/**
 * Links an enquiry or quote request with the booking that staff made from it. The histories of both
 * get an entry.
 */
export async function linkRequestBooking(
  shop: Shop,
  request: RequestId,
  { booking }: BookingLink,
  by: Actor,
): Promise<Result<null>> {
  const { topic, id } = request;
  const now = shop.now();
  return change<null>(shop, topic, async (trx, changed) => {
    const held = await holdRequest(trx, shop.db.engine, request);
    if (!held) return refused('not-found');
    const found = await trx
      .selectFrom('bookings')
      .select(['id', 'reference', 'status'])
      .where('reference', '=', booking.toUpperCase())
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    if (!found) return refused('invalid', { fields: { booking: 'No booking has this number' } });
    if (await hasBooking(trx, request, found.id)) return { ok: true, value: null };
    const text = `Booking ${found.reference}`;
    await noteEntry(trx, request, { kind: 'booking', text, bookingId: found.id, by }, now);
    const note = `From ${topic === 'enquiries' ? 'enquiry' : 'quote request'} ${held.reference}`;
    await noteHistory(trx, found, { by, note }, now);
    await noteBeside(trx, 'bookings', found.id, now);
    await closeRequest(trx, TABLES[topic], { id, outcome: 'booked', by: by.name }, now);
    changed(id);
    return { ok: true, value: null };
  });
}
