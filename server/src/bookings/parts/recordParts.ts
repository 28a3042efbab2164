import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { AwaitedPart, BookingParts, PartUse } from '@mcs-repairs/shared/domain/types/parts';
import { submitOnce } from '../../abuseLimits';
import { type Actor, noteLog } from '../../auth';
import { change, type Changed } from '../../changes';
import { newId, type Tables, type Trx } from '../../db';
import { refused } from '../../runtime';
import { refusedChange } from '../changeSeen';
import type { Shop } from '../shop';
import { holdBooking } from '../storedBookings';
import { bookingPartsOf } from './bookingParts';
import { holdPart, type Row } from './storedParts';

/** Who records parts, and whether they may see costs. */
export type Recorder = { by: Actor; seesCosts: boolean };
type Sent = Recorder & { key: string | undefined };

/**
 * Records the parts that a repair used, and reduces their stock. If the stock is too low, staff
 * must confirm, and the stock becomes zero. If the repair waited for the part, it no longer does.
 */
export function recordPartUse(
  shop: Shop,
  bookingId: string,
  { partId, count, anyway }: PartUse,
  { key, ...recorder }: Sent,
): Promise<Result<BookingParts>> {
  const body = { bookingId, partId, count, anyway };
  return submitOnce(
    shop,
    { topic: 'bookings', scope: 'part-uses', key, body },
    async (trx, changed) => {
      const held = await holdBoth(shop, trx, bookingId, partId);
      if (!held.ok) return held;
      const { booking, part } = held.value;
      if (!booking.stage) return refusedChange('Check in the device before you record parts.');
      if (part.stock < count && !anyway) {
        const message = `The stock of this part is ${part.stock}.`;
        return refused('conflict', { message, fields: { count: message } });
      }
      const fromStock = Math.min(part.stock, count);
      await countDown(trx, part, fromStock, recorder.by);
      await insertRow(shop, trx, { booking, part, count, fromStock, state: 'used' }, recorder);
      await end(shop, trx, { bookingId, partId, state: 'awaited', to: 'ended' }, recorder.by);
      return noted(shop, trx, booking, { changed, recorder, said: `used ${count} × ${part.name}` });
    },
  );
}

/** Records the part for which a repair waits. */
export function awaitPart(
  shop: Shop,
  bookingId: string,
  { partId, count }: AwaitedPart,
  { key, ...recorder }: Sent,
): Promise<Result<BookingParts>> {
  const body = { bookingId, partId, count };
  return submitOnce(
    shop,
    { topic: 'bookings', scope: 'awaited-parts', key, body },
    async (trx, changed) => {
      const held = await holdBoth(shop, trx, bookingId, partId);
      if (!held.ok) return held;
      const { booking, part } = held.value;
      if (booking.stage !== 'waiting_parts')
        return refusedChange('Set the stage to “Waiting for parts” first.');
      await end(shop, trx, { bookingId, partId, state: 'awaited', to: 'ended' }, recorder.by);
      await insertRow(
        shop,
        trx,
        { booking, part, count, fromStock: 0, state: 'awaited' },
        recorder,
      );
      const said = `waits for ${count} × ${part.name}`;
      return noted(shop, trx, booking, { changed, recorder, said });
    },
  );
}

/** Returns used pieces of a part to the stock: as many as their record subtracted. */
export const returnPart = (shop: Shop, bookingId: string, use: string, recorder: Recorder) =>
  ending(shop, bookingId, { use, from: 'used', to: 'returned', said: 'returned' }, recorder);

export const endPartWait = (shop: Shop, bookingId: string, use: string, recorder: Recorder) =>
  ending(
    shop,
    bookingId,
    { use, from: 'awaited', to: 'ended', said: 'no longer waits for' },
    recorder,
  );

type State = Tables['booking_parts']['state'];

function ending(
  shop: Shop,
  bookingId: string,
  { use, from, to, said }: { use: string; from: State; to: State; said: string },
  recorder: Recorder,
): Promise<Result<BookingParts>> {
  return change(shop, 'bookings', async (trx, changed) => {
    const booking = await holdBooking(trx, shop.db.engine, bookingId);
    const row = await trx
      .selectFrom('booking_parts')
      .selectAll()
      .where('id', '=', use)
      .where('booking_id', '=', bookingId)
      .where('state', 'in', [from, to])
      .executeTakeFirst();
    if (!booking || !row) return refused('not-found');
    if (row.state === to) {
      const message = `${row.ended_by ?? 'A colleague'} already made this change.`;
      return refused('conflict', { message });
    }
    const part = await holdPart(trx, shop.db.engine, row.part_id);
    if (part) await countDown(trx, part, -row.from_stock, recorder.by);
    await end(shop, trx, { id: use, bookingId, state: from, to }, recorder.by);
    const text = `${said} ${row.count} × ${row.name}`;
    return noted(shop, trx, booking, { changed, recorder, said: text });
  });
}

/** Locks the booking first and then the part. All operations use this order, to avoid deadlocks. */
async function holdBoth(
  { db }: Shop,
  trx: Trx,
  bookingId: string,
  partId: string,
): Promise<Result<{ booking: Booking; part: Row }>> {
  const booking = await holdBooking(trx, db.engine, bookingId);
  if (!booking) return refused('not-found');
  const part = await holdPart(trx, db.engine, partId);
  if (part && part.is_retired === 0) return { ok: true, value: { booking, part } };
  const message = 'The shop no longer stocks this part. Choose another part.';
  return refused('conflict', { message, fields: { partId: message } });
}

async function countDown(trx: Trx, part: Row, count: number, by: Actor): Promise<void> {
  if (count === 0) return;
  await trx
    .updateTable('parts')
    .set({ stock: part.stock - count, version: part.version + 1, changed_by: by.name })
    .where('id', '=', part.id)
    .execute();
}

type NewRow = { booking: Booking; part: Row; count: number; fromStock: number; state: State };

async function insertRow(
  { now }: Shop,
  trx: Trx,
  { booking, part, count, fromStock, state }: NewRow,
  { by }: Recorder,
): Promise<void> {
  await trx
    .insertInto('booking_parts')
    .values({
      ...{ id: newId(), booking_id: booking.id, part_id: part.id, name: part.name },
      ...{ cost: part.cost, count, from_stock: fromStock, state },
      ...{ at: now().toISOString(), by_name: by.name, staff_id: by.staffId },
      ...{ ended_at: null, ended_by: null },
    })
    .execute();
}

type Ended = { bookingId: string; state: State; to: State } & (
  { id: string; partId?: undefined } | { partId: string; id?: undefined }
);

async function end({ now }: Shop, trx: Trx, { id, partId, ...of }: Ended, by: Actor) {
  await trx
    .updateTable('booking_parts')
    .set({ state: of.to, ended_at: now().toISOString(), ended_by: by.name })
    .where('booking_id', '=', of.bookingId)
    .where('state', '=', of.state)
    .where(id === undefined ? 'part_id' : 'id', '=', id ?? partId ?? '')
    .execute();
}

type Noted = { changed: Changed; recorder: Recorder; said: string };

async function noted(
  { now }: Shop,
  trx: Trx,
  { id, reference }: Booking,
  { changed, recorder: { by, seesCosts }, said }: Noted,
): Promise<Result<BookingParts>> {
  changed(id);
  await noteLog(trx, { event: 'part-recorded', detail: `${reference}: ${said}` }, by, now());
  return { ok: true, value: await bookingPartsOf(trx, id, seesCosts) };
}
