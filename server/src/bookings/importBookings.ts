import type { ImportProgress } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { boundedQueue, QueueFull } from '../http';
import { refused } from '../runtime';
import type { Shop } from './shop';
import { logDone, type Actor } from '../auth';
import { checkRows, refusedImport, refuseTakenReferences } from './importedRows';
import { storeInSlices } from './storeImport';
import { undoAbandonedImports } from './undoImport';

/** The maximum number of rows in one import. */
export const MOST_ROWS = 200_000;

type Imported = { added: number; skipped: number };

/**
 * Creates the queue that runs the imports of this process one after the other, because each import
 * holds its whole file in memory.
 */
export function importDesk() {
  const queue = boundedQueue({ atOnce: 1, waiting: 2 });
  let progress: ImportProgress = null;
  return {
    /** How far the running import is. Null if this process runs none. */
    progress: () => progress,
    /**
     * Imports bookings from an exported file. Skips rows whose id is already stored. If one row is
     * invalid, rejects the whole file.
     */
    async take(shop: Shop, body: unknown, by: Actor): Promise<Result<Imported>> {
      const note: Note = (step, done, total) => {
        progress = { step, done, total };
      };
      try {
        const outcome = await queue.run(() =>
          importBookings(shop, body, by, note).finally(() => (progress = null)),
        );
        if (outcome.ok) {
          const detail = `${outcome.value.added} bookings`;
          await logDone(shop, { event: 'bookings-imported', detail }, by);
        }
        return outcome;
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        const message = 'Other imports are running. Please try again in a minute.';
        return refused('unavailable', { message, retryAfterSeconds: 60 });
      }
    },
  };
}

type Note = (step: 'checking' | 'storing', done: number, total: number) => void;

/**
 * Checks all rows of the file before it stores any. While it checks and stores, the process also
 * handles other requests.
 */
async function importBookings(
  shop: Shop,
  body: unknown,
  by: Actor,
  note: Note,
): Promise<Result<Imported>> {
  const rows = Array.isArray(body) ? body : (body as { bookings?: unknown }).bookings;
  if (!Array.isArray(rows)) return refusedImport({ bookings: 'Not a list of bookings' });
  if (rows.length > MOST_ROWS)
    return refusedImport({ bookings: `At most ${MOST_ROWS} rows at a time` });
  const checked = await checkRows(rows, (done) => note('checking', done, rows.length));
  if (!checked.ok) return checked;
  // First removes the rows of an interrupted import. Otherwise, they would count as already stored.
  await undoAbandonedImports(shop);
  const taken = await refuseTakenReferences(shop.db, checked.value);
  if (taken) return taken;
  const { length } = checked.value;
  const stored = await storeInSlices(shop, checked.value, by, (done) =>
    note('storing', done, length),
  );
  if (!stored.ok) return stored;
  return { ok: true, value: { added: stored.value, skipped: rows.length - stored.value } };
}
