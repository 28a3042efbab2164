import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import * as z from 'zod/mini';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import {
  bookingDetailsSchema,
  bookingListQuerySchema,
  bookingListSchema,
  bookingReceiptSchema,
  bookingRequestSchema,
  bookingSchema,
  bookingStatsSchema,
  importProgressSchema,
  transitionRequestSchema,
  type Booking,
} from '@mcs-repairs/shared/domain/types/booking';
import { changeStatus } from './changeStatus';
import { createBooking } from './createBooking';
import { importBodySchema, importDesk, MOST_ROWS } from './importBookings';
import { exportBookings } from './bookingList';
import { keptForStaff } from './keptForStaff';
import { agreedPriceOf, auditOf, findBooking } from './storedBookings';
import {
  answer,
  type Api,
  failures,
  idParamsSchema,
  parseRows,
  refuse,
  type Routes,
  submissionHeadersSchema,
} from '../http';
import { failure } from '../runtime';
import { pickupAddressOf } from './pickups/storedPickups';
import { actorOf, logDone, requireStaff } from '../auth';
import { senderOf, withChallenge } from '../abuseLimits';
import type { Shop } from './shop';

const LARGEST_IMPORT = 64 << 20;
const EXPORT_SLICE = 500;

export const bookingRoutes: Routes<Shop> = (api, shop, limit) => {
  const readers = requireStaff(shop, 'read-bookings');
  const imports = importDesk();
  const kept = keptForStaff(shop.db);

  api.post(
    '/bookings',
    {
      config: limit(300),
      schema: {
        operationId: 'createBooking',
        tags: ['bookings'],
        summary: 'Book an appointment, or ask for a repair without a fixed time',
        headers: submissionHeadersSchema,
        body: bookingRequestSchema,
        response: { 201: bookingReceiptSchema, ...failures(400, 403, 409, 413, 415, 422, 428) },
      },
    },
    async (request, reply) => {
      const sender = await senderOf(shop, request, 'change-bookings');
      const key = request.headers['idempotency-key'];
      const outcome = await createBooking(shop, request.body, key, sender);
      shop.metrics.bookings.inc({ outcome: outcome.ok ? 'created' : outcome.failure.code });
      if (outcome.replayed) reply.header('idempotent-replayed', 'true');
      return answer(reply, await withChallenge(shop, sender, outcome), 201);
    },
  );

  api.get(
    '/bookings',
    {
      onRequest: readers,
      schema: {
        operationId: 'listBookings',
        tags: ['bookings'],
        summary: 'Bookings that match, one page at a time (staff)',
        querystring: bookingListQuerySchema,
        response: { 200: bookingListSchema, ...failures(401, 403, 422) },
      },
    },
    ({ query }) => kept.list(query),
  );

  api.get(
    '/bookings/export',
    {
      onRequest: requireStaff(shop, 'export-bookings'),
      schema: {
        operationId: 'exportBookings',
        tags: ['bookings'],
        summary: 'Every booking that matches, as a file (staff)',
        querystring: z.pick(bookingListQuerySchema, {
          search: true,
          status: true,
          sort: true,
          spam: true,
        }),
        response: { 200: z.array(bookingSchema), ...failures(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const bookings = await exportBookings(shop.db, request.query);
      const detail = `${bookings.length} bookings`;
      await logDone(shop, { event: 'bookings-exported', detail }, actorOf(request));
      const file = `bookings-${toShopDate(shop.now())}.json`;
      reply.header('content-disposition', `attachment; filename="${file}"`);
      // Written in slices: a hundred thousand rows must not hold up everybody else's requests.
      const body = Readable.from(jsonSlices(bookings));
      return reply.type('application/json; charset=utf-8').send(body as never);
    },
  );

  // A scope of its own: nothing else takes bodies of this length.
  void api.register(async (scope) => {
    parseRows(scope, { name: 'bookings', most: MOST_ROWS });
    (scope as Api).post(
      '/bookings/import',
      {
        onRequest: requireStaff(shop, 'import-bookings'),
        bodyLimit: LARGEST_IMPORT,
        schema: {
          operationId: 'importBookings',
          tags: ['bookings'],
          summary:
            'Take an export back in; present bookings are left alone, one bad row stops all (staff)',
          body: importBodySchema,
          response: {
            200: z.object({ added: z.int(), skipped: z.int() }),
            ...failures(400, 401, 403, 413, 422),
          },
        },
      },
      async (request, reply) => {
        const outcome = await imports.take(shop, request.body, actorOf(request));
        if (outcome.ok) {
          const detail = `${outcome.value.added} bookings`;
          await logDone(shop, { event: 'bookings-imported', detail }, actorOf(request));
        }
        return answer(reply, outcome);
      },
    );
  });

  api.get(
    '/bookings/import',
    {
      onRequest: requireStaff(shop, 'import-bookings'),
      schema: {
        operationId: 'readImportProgress',
        tags: ['bookings'],
        summary: 'How far the import is that runs in this process, if one does (staff)',
        response: { 200: importProgressSchema, ...failures(401, 403) },
      },
    },
    async () => ({ running: imports.progress() }),
  );

  api.get(
    '/bookings/:id',
    {
      onRequest: readers,
      schema: {
        operationId: 'readBooking',
        tags: ['bookings'],
        summary: 'One booking with its history (staff)',
        params: idParamsSchema,
        response: { 200: bookingDetailsSchema, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const booking = await findBooking(shop.db, request.params.id);
      if (!booking) return refuse(reply, failure('not-found'));
      return {
        booking,
        audit: await auditOf(shop.db, booking.id),
        pickupAddress: (await pickupAddressOf(shop.db, booking.id)) || undefined,
        agreedPrice: await agreedPriceOf(shop.db, booking),
      };
    },
  );

  api.post(
    '/bookings/:id/transitions',
    {
      onRequest: requireStaff(shop, 'change-bookings'),
      schema: {
        operationId: 'changeBookingStatus',
        tags: ['bookings'],
        summary: 'Move a booking along its graph, from the version that was seen (staff)',
        params: idParamsSchema,
        body: transitionRequestSchema,
        response: { 200: bookingSchema, ...failures(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) =>
      answer(reply, await changeStatus(shop, request.params.id, request.body, actorOf(request))),
  );

  api.get(
    '/stats',
    {
      onRequest: readers,
      schema: {
        operationId: 'readBookingStats',
        tags: ['bookings'],
        summary: "The dashboard's figures (staff)",
        response: { 200: bookingStatsSchema, ...failures(401, 403) },
      },
    },
    () => kept.stats(toShopDate(shop.now())),
  );
};

async function* jsonSlices(bookings: readonly Booking[]) {
  yield '[';
  for (let start = 0; start < bookings.length; start += EXPORT_SLICE) {
    const slice = JSON.stringify(bookings.slice(start, start + EXPORT_SLICE)).slice(1, -1);
    yield start ? `,${slice}` : slice;
    await breathe();
  }
  yield ']';
}
