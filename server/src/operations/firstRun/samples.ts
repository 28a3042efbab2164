import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { type Actor, noteLog } from '../../auth';
import { addSampleBookings, type BookingsShop, isReal, removeSampleBookings } from '../../bookings';
import { change, noteBeside } from '../../changes';
import { lockKeys, newId, type Reads, type Trx } from '../../db';
import { insertEnquiry } from '../../inquiries';
import { refused } from '../../runtime';

/** The reference of the sample enquiry. No customer's enquiry ever gets it. */
const ENQUIRY = 'SAMPLE';
const MESSAGE = 'Do you repair speakers of an iPad, and how long does it take?';

/**
 * Adds sample data to a shop without bookings. Staff get no alerts about them. A second call
 * changes nothing.
 */
export async function addSamples(shop: BookingsShop, by: Actor): Promise<Result<null>> {
  return change<null>(shop, 'bookings', async (trx, changed) => {
    await lockKeys(trx, shop.db.engine, [ENQUIRY]);
    if (await hasSamples(trx)) return { ok: true, value: null };
    if (await hasRealBookings(trx)) {
      const message = 'Your shop has bookings already, so no sample data was added.';
      return refused('conflict', { message });
    }
    const bookings = await addSampleBookings(shop, trx, by);
    bookings.forEach(changed);
    const now = shop.now();
    const form = {
      customerName: 'Sample Maya',
      customerPhone: '+977 9000000003',
      message: MESSAGE,
      items: [],
    };
    await insertEnquiry(trx, form, { id: newId(), reference: ENQUIRY, now });
    await noteBeside(trx, 'enquiries', ENQUIRY, now);
    const detail = `${bookings.length} bookings, 1 enquiry`;
    await noteLog(trx, { event: 'samples-added', detail }, by, now);
    return { ok: true, value: null };
  });
}

/** Removes all sample data, even if staff changed it. Removes nothing else. */
export async function removeSamples(shop: BookingsShop, by: Actor): Promise<Result<null>> {
  return change<null>(shop, 'bookings', async (trx, changed) => {
    await lockKeys(trx, shop.db.engine, [ENQUIRY]);
    if (!(await hasSamples(trx))) return { ok: true, value: null };
    await removeEnquiry(trx);
    const removed = await removeSampleBookings(shop, trx);
    changed(ENQUIRY);
    await noteBeside(trx, 'enquiries', ENQUIRY, shop.now());
    const detail = `${removed} bookings`;
    await noteLog(trx, { event: 'samples-removed', detail }, by, shop.now());
    return { ok: true, value: null };
  });
}

const removeEnquiry = (trx: Trx) =>
  trx.deleteFrom('enquiries').where('reference', '=', ENQUIRY).execute();

export async function hasSamples(trx: Reads): Promise<boolean> {
  const booking = trx.selectFrom('bookings').select('id').where('import_id', '=', 'samples');
  const enquiry = trx.selectFrom('enquiries').select('id').where('reference', '=', ENQUIRY);
  return Boolean((await booking.limit(1).executeTakeFirst()) ?? (await enquiry.executeTakeFirst()));
}

/**
 * Returns whether the shop has a booking that is neither a sample nor part of a running import.
 * With `before`, only bookings from before this time count.
 */
export async function hasRealBookings(trx: Reads, before?: Date): Promise<boolean> {
  const real = trx.selectFrom('bookings').select('id').where(isReal).limit(1);
  const found = before ? real.where('created_at', '<', before.toISOString()) : real;
  return (await found.executeTakeFirst()) !== undefined;
}
