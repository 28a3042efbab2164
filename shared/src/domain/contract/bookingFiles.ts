import * as z from 'zod/mini';
import { bookingListQuerySchema, bookingSchema, importProgressSchema } from '../types/booking';
import { operation } from './operation';
import { BOOKING_CHANGED } from './stale';

/** Returns all bookings that match the filter, not only those of the current page. */
export const exportBookings = operation({
  id: 'exportBookings',
  tag: 'bookings',
  summary: 'Export every matching booking as a file (staff)',
  method: 'GET',
  path: '/bookings/export',
  right: 'export-bookings',
  query: z.pick(bookingListQuerySchema, { search: true, status: true, sort: true, spam: true }),
  answer: z.array(bookingSchema),
  reads: [],
});

/**
 * A list of bookings, or an object with this list in the field `bookings`. The server checks each
 * row later.
 */
const importedSchema = z.union([
  z.array(z.unknown()),
  z.object({ bookings: z.array(z.unknown()) }),
]);

export const importBookings = operation({
  id: 'importBookings',
  tag: 'bookings',
  summary:
    'Import an exported file; existing bookings stay as they are, one bad row stops all (staff)',
  method: 'POST',
  path: '/bookings/import',
  right: 'import-bookings',
  body: importedSchema,
  answer: z.object({ added: z.int(), skipped: z.int() }),
  stale: BOOKING_CHANGED,
  // Over a slow connection, uploading a large file may take minutes. Storing its rows may take
  // minutes, too.
  timeoutMs: 10 * 60_000,
});

/**
 * Returns the progress of an import. `running` is null if none runs, or if another process of the
 * server runs it.
 */
export const readImportProgress = operation({
  id: 'readImportProgress',
  tag: 'bookings',
  summary: 'Read the progress of the import that runs in this process, if any (staff)',
  method: 'GET',
  path: '/bookings/import',
  right: 'import-bookings',
  answer: importProgressSchema,
  reads: [],
  withoutServer: { running: null },
});
