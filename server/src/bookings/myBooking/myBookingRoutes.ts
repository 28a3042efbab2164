import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  bookingReceiptSchema,
  bookingStatusSchema,
} from '@mcs-repairs/shared/domain/types/booking';
import { repairViewSchema } from '@mcs-repairs/shared/domain/types/bench';
import {
  estimateAnswerSchema,
  estimateQuestionSchema,
} from '@mcs-repairs/shared/domain/types/estimate';
import { stageSchema } from '@mcs-repairs/shared/domain/types/stage';
import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import { shopDateSchema, slotTimeSchema } from '@mcs-repairs/shared/domain/types/time';
import { answerMyEstimate, askMyQuestion } from './answerShop';
import { cancelMyBooking } from './cancelMyBooking';
import { eraseMyData, exportMyData } from './myData';
import { myDataSchema } from './myDataView';
import { keepMyBooking } from './keepMyBooking';
import { rescheduleMyBooking } from './rescheduleMyBooking';
import { viewMyBooking } from './viewMyBooking';
import { readSharedPhoto } from '../bookingGroups/sharedPhoto';
import { findSignedIn } from '../../auth';
import { answer, failures, idParamsSchema, noteRefused, refuse, type Routes } from '../../http';
import { failure } from '../../runtime';
import type { Shop } from '../shop';

/** The secret of the private link travels in a header: addresses end up in logs and histories. */
const linkHeadersSchema = z.object({
  'x-booking-token': textAsTyped({
    message: 'The secret of the private link is missing',
    min: 1,
    max: 200,
  }),
});
const versionSchema = z.object({ version: z.int() });
const moveSchema = z.extend(versionSchema, {
  appointmentDate: shopDateSchema,
  appointmentTime: slotTimeSchema,
});
const myBookingSchema = z.object({
  receipt: bookingReceiptSchema,
  /** What may be done with it here: everything; nothing with the link of a ticket, or where staff are signed in. */
  access: z.enum(['full', 'view', 'staff']),
  timeline: z.array(
    z.object({ at: z.string(), to: bookingStatusSchema, stage: z.optional(stageSchema) }),
  ),
  repair: repairViewSchema,
  actions: z.object({ reschedule: z.boolean(), cancel: z.boolean(), keep: z.boolean() }),
});
const AS_STAFF = failure('forbidden', {
  message:
    'You are signed in as staff in this browser, so nothing is done in the customer’s name. Write down what the customer says on the booking’s page in the dashboard.',
});

/** What customers may do with their own booking. Nothing here changes by GET: mail programs open links by themselves. */
export const myBookingRoutes: Routes<Shop> = (api, shop, limit) => {
  /** Staff have ways of their own, which say who they are. */
  const asCustomer = async (request: FastifyRequest, reply: FastifyReply) => {
    const signedIn = await findSignedIn(shop, request);
    if (!signedIn) return undefined;
    noteRefused(request.log, 'staff-as-customer', { staff: signedIn.staff.id });
    return refuse(reply, AS_STAFF);
  };

  api.get(
    '/my-bookings',
    {
      config: limit(60),
      schema: {
        operationId: 'readMyBooking',
        tags: ['my booking'],
        summary: 'The booking behind a private link',
        headers: linkHeadersSchema,
        response: { 200: myBookingSchema, ...failures(404, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const isStaff = (await findSignedIn(shop, request)) !== null;
      const token = request.headers['x-booking-token'];
      return answer(reply, await viewMyBooking(shop, token, { isStaff }));
    },
  );

  api.get(
    '/my-bookings/photos/:id',
    {
      config: limit(60),
      schema: {
        operationId: 'readMyPhoto',
        tags: ['my booking'],
        summary: 'A photo that the shop shares with whoever has the private link',
        params: idParamsSchema,
        headers: linkHeadersSchema,
        response: { 200: z.object({ picture: z.string() }), ...failures(404, 422) },
      },
    },
    async (request, reply) => {
      const token = request.headers['x-booking-token'];
      return answer(reply, await readSharedPhoto(shop, token, request.params.id));
    },
  );

  api.post(
    '/my-bookings/reschedule',
    {
      config: limit(20),
      onRequest: asCustomer,
      schema: {
        operationId: 'rescheduleMyBooking',
        tags: ['my booking'],
        summary: 'Move the booking to another time; the answer has the new secret of its link',
        headers: linkHeadersSchema,
        body: moveSchema,
        response: { 200: bookingReceiptSchema, ...failures(400, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const token = request.headers['x-booking-token'];
      return answer(reply, await rescheduleMyBooking(shop, token, request.body));
    },
  );

  api.post(
    '/my-bookings/keep',
    {
      config: limit(20),
      onRequest: asCustomer,
      schema: {
        operationId: 'keepMyBooking',
        tags: ['my booking'],
        summary: 'Keep the held time of a booking that came in a rush; with the mailed link only',
        headers: linkHeadersSchema,
        body: versionSchema,
        response: { 200: bookingReceiptSchema, ...failures(400, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const token = request.headers['x-booking-token'];
      return answer(reply, await keepMyBooking(shop, token, request.body.version));
    },
  );

  api.post(
    '/my-bookings/cancel',
    {
      config: limit(20),
      onRequest: asCustomer,
      schema: {
        operationId: 'cancelMyBooking',
        tags: ['my booking'],
        summary: 'Cancel the booking',
        headers: linkHeadersSchema,
        body: versionSchema,
        response: { 200: bookingReceiptSchema, ...failures(400, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const token = request.headers['x-booking-token'];
      return answer(reply, await cancelMyBooking(shop, token, request.body.version));
    },
  );

  api.post(
    '/my-bookings/estimate-answers',
    {
      config: limit(20),
      onRequest: asCustomer,
      schema: {
        operationId: 'answerMyEstimate',
        tags: ['my booking'],
        summary: 'Accept or decline the estimate for the repair',
        headers: linkHeadersSchema,
        body: estimateAnswerSchema,
        response: { 200: bookingReceiptSchema, ...failures(400, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const token = request.headers['x-booking-token'];
      return answer(reply, await answerMyEstimate(shop, token, request.body));
    },
  );

  api.post(
    '/my-bookings/questions',
    {
      config: limit(5),
      onRequest: asCustomer,
      schema: {
        operationId: 'askMyQuestion',
        tags: ['my booking'],
        summary: 'Ask the shop about the repair',
        headers: linkHeadersSchema,
        body: estimateQuestionSchema,
        response: { 204: z.null(), ...failures(400, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const token = request.headers['x-booking-token'];
      return answer(reply, await askMyQuestion(shop, token, request.body), 204);
    },
  );

  api.get(
    '/my-bookings/export',
    {
      config: limit(20),
      onRequest: asCustomer,
      schema: {
        operationId: 'exportMyData',
        tags: ['my booking'],
        summary: 'What the customer told the shop, and what the shop told them',
        headers: linkHeadersSchema,
        response: { 200: myDataSchema, ...failures(403, 404, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', 'attachment; filename="my-booking.json"');
      return answer(reply, await exportMyData(shop, request.headers['x-booking-token']));
    },
  );

  api.post(
    '/my-bookings/erase',
    {
      config: limit(10),
      onRequest: asCustomer,
      schema: {
        operationId: 'eraseMyData',
        tags: ['my booking'],
        summary: 'Erase what is kept about the customer; an open booking is cancelled with it',
        headers: linkHeadersSchema,
        response: { 204: z.null(), ...failures(403, 404, 409, 422) },
      },
    },
    async (request, reply) =>
      answer(reply, await eraseMyData(shop, request.headers['x-booking-token']), 204),
  );
};
