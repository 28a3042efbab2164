import * as z from 'zod/mini';
import {
  bookingDetailsSchema,
  bookingListSchema,
  bookingReceiptSchema,
  bookingSchema,
  bookingStatsSchema,
  importProgressSchema,
} from '../../domain/types/booking';
import { sweepOutcomeSchema, sweepPreviewSchema } from '../../domain/types/sweep';
import { at, keyed, type Send } from '../http/send';
import type { BookingsPort } from './port';

const importedSchema = z.object({ added: z.int(), skipped: z.int() });
/** A large file over a slow line, and its rows. */
const IMPORT_MS = 10 * 60_000;

export const httpBookings = (send: Send): BookingsPort => ({
  createBooking: (request, idempotencyKey) =>
    send({
      method: 'POST',
      path: '/bookings',
      body: request,
      headers: keyed(idempotencyKey),
      schema: bookingReceiptSchema,
    }),

  staff: {
    bookings: (query, signal) =>
      send({ path: '/bookings', query, signal, schema: bookingListSchema }),
    booking: (id) => send({ path: `/bookings/${at(id)}`, schema: bookingDetailsSchema }),
    transition: (id, request) =>
      send({
        method: 'POST',
        path: `/bookings/${at(id)}/transitions`,
        body: request,
        schema: bookingSchema,
      }),
    exportBookings: (query) =>
      send({ path: '/bookings/export', query, schema: z.array(bookingSchema) }),
    importBookings: (bookings) =>
      send({
        method: 'POST',
        path: '/bookings/import',
        body: bookings,
        schema: importedSchema,
        timeoutMs: IMPORT_MS,
      }),
    async importProgress() {
      const outcome = await send({ path: '/bookings/import', schema: importProgressSchema });
      return outcome.ok ? { ok: true, value: outcome.value.running } : outcome;
    },
    stats: () => send({ path: '/stats', schema: bookingStatsSchema }),
    previewSweep: (selection, signal) =>
      send({
        method: 'POST',
        path: '/bookings/sweep-previews',
        body: selection,
        signal,
        schema: sweepPreviewSchema,
      }),
    sweep: (sweep) =>
      send({ method: 'POST', path: '/bookings/sweeps', body: sweep, schema: sweepOutcomeSchema }),
  },
});
