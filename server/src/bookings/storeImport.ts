import { setImmediate as breathe } from 'node:timers/promises';
import { holdsSlot } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { holdTimes, type HeldTime } from './openingHours/slots';
import { change } from '../changes';
import { lockKeys, newId, transact, type Trx } from '../db';
import { refused } from '../runtime';
import { holdSchedule } from './openingHours/currentSchedule';
import type { Shop } from './shop';
import type { Actor } from '../auth';
import { refuseTaken, type CheckedRow } from './importedRows';
import { noteImported } from './bookingHistory';
import { insertBookings } from './bookingRows';
import { beginImport, endImport, holdImport, unendedImports } from './storedImports';
import { undoImport } from './undoImport';

/** The number of rows in one transaction. It is low, so that other writers do not wait long. */
const SLICE = 50;
const INTERRUPTED = refused('unavailable', {
  message: 'A restart stopped the import, and nothing was imported. Please try again.',
  retryAfterSeconds: 60,
});
const ANOTHER_RUNS = refused('unavailable', {
  message: 'Another import is running or being undone. Please try again in a minute.',
  retryAfterSeconds: 60,
});

/**
 * Stores the rows of an import in slices. Each slice is a short transaction, so other writers can
 * write in between. Each row names its import, and no row is visible until the last slice is
 * stored. If the import fails, its rows are removed.
 */
export async function storeInSlices(
  shop: Shop,
  rows: readonly CheckedRow[],
  by: Actor,
  note: (done: number) => void,
): Promise<Result<number>> {
  const id = newId();
  const begun = await transact(shop.db, async (trx) => {
    await lockKeys(trx, shop.db.engine, ['import']);
    if ((await unendedImports(trx)).length) return ANOTHER_RUNS;
    await beginImport(trx, id, shop.now());
    return { ok: true, value: undefined };
  });
  if (!begun.ok) return begun;
  let added = 0;
  try {
    for (let start = 0; start < rows.length; start += SLICE) {
      const slice = rows.slice(start, start + SLICE);
      const stored = await transact(shop.db, (trx) => storeSlice(shop, trx, { id, slice, by }));
      if (!stored.ok) {
        await undoImport(shop, id);
        return stored;
      }
      added += stored.value;
      note(start + slice.length);
      await breathe();
    }
    return await change(shop, 'bookings', async (trx, changed) => {
      if (!(await holdImport(trx, id, shop.now()))) return INTERRUPTED;
      await endImport(trx, id);
      if (added) changed('import');
      return { ok: true, value: added };
    });
  } catch (error) {
    // If the database is unreachable, the import cannot be undone at this moment. A job undoes it
    // later.
    await undoImport(shop, id).catch(() => {});
    throw error;
  }
}

async function storeSlice(
  shop: Pick<Shop, 'config' | 'db' | 'now'>,
  trx: Trx,
  { id, slice, by }: { id: string; slice: readonly CheckedRow[]; by: Actor },
): Promise<Result<number>> {
  if (!(await holdImport(trx, id, shop.now()))) return INTERRUPTED;
  const stored = await insertBookings(
    trx,
    slice.map(({ booking }) => booking),
    id,
  );
  const taken = await refuseTaken(trx, slice, stored);
  if (taken) return taken;
  const fresh = slice.flatMap(({ booking }) => (stored.has(booking.id) ? [booking] : []));
  await noteImported(trx, fresh, by, shop.now());
  const held = new Map<string, HeldTime>();
  for (const booking of fresh) count(held, booking);
  const { schedule } = await holdSchedule(shop, trx);
  await holdTimes(trx, [...held.values()], schedule.capacity, async () => {});
  return { ok: true, value: fresh.length };
}

function count(held: Map<string, HeldTime>, booking: Booking): void {
  const { appointmentDate: shopDate, appointmentTime: time, status } = booking;
  if (!shopDate || !holdsSlot(status)) return;
  const key = `${shopDate} ${time}`;
  const bookings = (held.get(key)?.bookings ?? 0) + 1;
  held.set(key, { shopDate, time, bookings });
}
