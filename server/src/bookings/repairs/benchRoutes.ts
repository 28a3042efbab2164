import * as z from 'zod/mini';
import {
  boardSchema,
  bookingNoteSchema,
  bookingPageSchema,
  claimRequestSchema,
  correctionSchema,
  newNoteSchema,
  pickupSchema,
  seenSchema,
  staffMoveSchema,
  stageRequestSchema,
} from '@mcs-repairs/shared/domain/types/bench';
import { bookingSchema } from '@mcs-repairs/shared/domain/types/booking';
import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import {
  answer,
  failures,
  idParamsSchema,
  refuse,
  type Routes,
  submissionHeadersSchema,
} from '../../http';
import { failure } from '../../runtime';
import { actorOf, requireStaff } from '../../auth';
import { addNote } from './addNote';
import { changeStage } from '../changeStage';
import { correctBooking } from '../correctBooking';
import { moveBooking } from '../moveBooking';
import { setPickup } from '../pickups/setPickup';
import { noteNoShow } from './noteNoShow';
import { openClaim } from './openClaim';
import { readBoard, readBookingPage } from './readBench';
import { reopenBooking } from './reopenBooking';
import { undoChange } from './undoChange';
import type { Shop } from '../shop';

const keySchema = z.pick(submissionHeadersSchema, { 'idempotency-key': true });

/** What staff do with a booking and its repair, beside the dashboard's change of status. */
export const benchRoutes: Routes<Shop> = (api, shop) => {
  const readers = requireStaff(shop, 'read-bookings');
  const changers = requireStaff(shop, 'change-bookings');

  api.get(
    '/board',
    {
      onRequest: readers,
      schema: {
        operationId: 'readBoard',
        tags: ['bookings'],
        summary: 'What is with the shop, and what was collected today (staff)',
        response: { 200: boardSchema, ...failures(401, 403) },
      },
    },
    () => readBoard(shop.db, shop.now()),
  );

  api.get(
    '/booking-pages/:reference',
    {
      onRequest: readers,
      schema: {
        operationId: 'readBookingPage',
        tags: ['bookings'],
        summary: 'All that is kept of one booking, by its reference (staff)',
        params: z.object({ reference: textAsTyped({ min: 1, max: 40 }) }),
        response: { 200: bookingPageSchema, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const asked = { by: actorOf(request), now: shop.now() };
      const page = await readBookingPage(shop.db, request.params.reference, asked);
      return page ?? refuse(reply, failure('not-found'));
    },
  );

  api.post(
    '/bookings/:id/stage',
    {
      onRequest: changers,
      schema: {
        operationId: 'changeStage',
        tags: ['bookings'],
        summary:
          'Bring a repair to a stage; its booking gets the status that the stage belongs to (staff)',
        params: idParamsSchema,
        body: stageRequestSchema,
        response: { 200: bookingSchema, ...failures(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) =>
      answer(reply, await changeStage(shop, request.params.id, request.body, actorOf(request))),
  );

  api.post(
    '/bookings/:id/corrections',
    {
      onRequest: changers,
      schema: {
        operationId: 'correctBooking',
        tags: ['bookings'],
        summary:
          'Correct contact, device or fault; say who repairs it, until when and where it lies (staff)',
        params: idParamsSchema,
        body: correctionSchema,
        response: { 200: bookingSchema, ...failures(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) =>
      answer(reply, await correctBooking(shop, request.params.id, request.body, actorOf(request))),
  );

  api.post(
    '/bookings/:id/moves',
    {
      onRequest: changers,
      schema: {
        operationId: 'moveBooking',
        tags: ['bookings'],
        summary:
          'Give a booking another time, or its first, by the customers’ guard of slots (staff)',
        params: idParamsSchema,
        body: staffMoveSchema,
        response: { 200: bookingSchema, ...failures(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) =>
      answer(reply, await moveBooking(shop, request.params.id, request.body, actorOf(request))),
  );

  api.post(
    '/bookings/:id/pickups',
    {
      onRequest: changers,
      schema: {
        operationId: 'setPickup',
        tags: ['bookings'],
        summary: 'Say when the rider comes for the device (staff)',
        params: idParamsSchema,
        body: pickupSchema,
        response: { 200: bookingSchema, ...failures(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) =>
      answer(reply, await setPickup(shop, request.params.id, request.body, actorOf(request))),
  );

  api.post(
    '/bookings/:id/undos',
    {
      onRequest: changers,
      schema: {
        operationId: 'undoChange',
        tags: ['bookings'],
        summary: 'Take one’s own last change of status or stage back, within 30 seconds (staff)',
        params: idParamsSchema,
        body: seenSchema,
        response: { 200: bookingSchema, ...failures(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) =>
      answer(reply, await undoChange(shop, request.params.id, request.body, actorOf(request))),
  );

  api.post(
    '/bookings/:id/reopenings',
    {
      onRequest: changers,
      schema: {
        operationId: 'reopenBooking',
        tags: ['bookings'],
        summary: 'Open a completed or cancelled booking again (staff)',
        params: idParamsSchema,
        body: seenSchema,
        response: { 200: bookingSchema, ...failures(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) =>
      answer(reply, await reopenBooking(shop, request.params.id, request.body, actorOf(request))),
  );

  api.post(
    '/bookings/:id/no-shows',
    {
      onRequest: changers,
      schema: {
        operationId: 'noteNoShow',
        tags: ['bookings'],
        summary: 'Say that the customer did not come; nobody is written to (staff)',
        params: idParamsSchema,
        body: seenSchema,
        response: { 200: bookingSchema, ...failures(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) =>
      answer(reply, await noteNoShow(shop, request.params.id, request.body, actorOf(request))),
  );

  api.post(
    '/bookings/:id/notes',
    {
      onRequest: changers,
      schema: {
        operationId: 'addBookingNote',
        tags: ['bookings'],
        summary: 'A note for colleagues (staff)',
        params: idParamsSchema,
        headers: keySchema,
        body: newNoteSchema,
        response: { 201: bookingNoteSchema, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const sent = { by: actorOf(request), key: request.headers['idempotency-key'] };
      return answer(reply, await addNote(shop, request.params.id, request.body, sent), 201);
    },
  );

  api.post(
    '/bookings/:id/claims',
    {
      onRequest: changers,
      schema: {
        operationId: 'openClaim',
        tags: ['bookings'],
        summary: 'A new visit under the warranty of a repair that was collected (staff)',
        params: idParamsSchema,
        headers: keySchema,
        body: claimRequestSchema,
        response: { 201: bookingSchema, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const sent = { by: actorOf(request), key: request.headers['idempotency-key'] };
      return answer(reply, await openClaim(shop, request.params.id, request.body, sent), 201);
    },
  );
};
