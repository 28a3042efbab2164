import * as z from 'zod/mini';
import { bookingReceiptSchema } from '@mcs-repairs/shared/domain/types/booking';
import { lineText, phoneText } from '@mcs-repairs/shared/domain/types/text';
import { networkKey } from '../../abuseLimits';
import { openVisits } from './openVisits';
import { sendBookingLink } from './sendBookingLink';
import { sendTrackingCode } from './sendTrackingCode';
import { answer, failures, inSteps, type Routes } from '../../http';
import type { Shop } from '../shop';

/** A booking that is found takes longer: nobody shall see it by the clock. */
const LOOKUP_STEP_MS = 150;

const lookupSchema = z.object({
  reference: lineText({ message: 'Reference is required', min: 1, max: 60 }),
  phone: phoneText({ message: 'Phone number is required', min: 1, max: 60 }),
});
const phoneSchema = phoneText({ message: 'Phone number is required', min: 1, max: 60 });
const codeQuestionSchema = z.object({ phone: phoneSchema });
const codeSchema = z.object({
  phone: phoneSchema,
  code: lineText({ message: 'Please type the 6 digits of the code', min: 6, max: 20 }),
});
const visitsSchema = z.object({ visits: z.array(bookingReceiptSchema) });

/** Ways back to one's bookings for who has no link at hand. The answer is the same for what is not known. */
export const trackingRoutes: Routes<Shop> = (api, shop, limit) => {
  api.post(
    '/my-bookings/lookup',
    {
      config: limit(5),
      schema: {
        operationId: 'mailMyBookingLink',
        tags: ['my booking'],
        summary: 'Have the private link mailed again; the same answer whether or not one matches',
        body: lookupSchema,
        response: { 202: z.object({ message: z.string() }), ...failures(400, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const message = await inSteps(LOOKUP_STEP_MS, () => sendBookingLink(shop, request.body));
      return reply.code(202).send(message);
    },
  );

  api.post(
    '/my-bookings/codes',
    {
      config: limit(5),
      schema: {
        operationId: 'mailTrackingCode',
        tags: ['my booking'],
        summary:
          'Have a code texted or mailed that shows all visits; the same answer whether or not one is',
        body: codeQuestionSchema,
        response: { 202: z.object({ message: z.string() }), ...failures(400, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const network = await networkKey(shop.db, request.ip);
      const { phone } = request.body;
      const send = () => sendTrackingCode(shop, phone, network);
      const message = await inSteps(LOOKUP_STEP_MS, send);
      return reply.code(202).send(message);
    },
  );

  api.post(
    '/my-bookings/visits',
    {
      config: limit(10),
      schema: {
        operationId: 'readMyVisits',
        tags: ['my booking'],
        summary: 'All visits of a customer, by phone number and the code that was sent',
        body: codeSchema,
        response: { 200: visitsSchema, ...failures(400, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const network = await networkKey(shop.db, request.ip);
      const open = () => openVisits(shop, request.body, network);
      return answer(reply, await inSteps(LOOKUP_STEP_MS, open));
    },
  );
};
