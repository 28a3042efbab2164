import * as z from 'zod/mini';
import { bookingReceiptSchema, bookingStatusSchema } from '../../domain/types/booking';
import { repairViewSchema } from '../../domain/types/bench';
import { stageSchema } from '../../domain/types/stage';
import { at, type Send } from '../http/send';
import type { MyBookingPort } from './port';

const messageSchema = z.object({ message: z.string() });
const visitsSchema = z.object({ visits: z.array(bookingReceiptSchema) });
const myBookingSchema = z.object({
  receipt: bookingReceiptSchema,
  access: z.optional(z.enum(['full', 'view', 'staff'])),
  timeline: z.array(
    z.object({ at: z.string(), to: bookingStatusSchema, stage: z.optional(stageSchema) }),
  ),
  repair: z._default(repairViewSchema, {}),
  actions: z.object({
    reschedule: z.boolean(),
    cancel: z.boolean(),
    keep: z.optional(z.boolean()),
  }),
});

export function httpMyBooking(send: Send): MyBookingPort {
  /** The secret of a private link travels in a header: addresses end up in logs. */
  const mine = (token: string) => ({ 'x-booking-token': token });
  const change = (name: string, token: string, body: unknown) =>
    send({
      method: 'POST',
      path: `/my-bookings/${name}`,
      body,
      headers: mine(token),
      schema: bookingReceiptSchema,
    });

  return {
    myBooking: (token) =>
      send({ path: '/my-bookings', headers: mine(token), schema: myBookingSchema }),
    mySharedPhoto: (token, photoId) =>
      send({
        path: `/my-bookings/photos/${at(photoId)}`,
        headers: mine(token),
        schema: z.object({ picture: z.string() }),
      }),
    rescheduleMyBooking: (token, to) => change('reschedule', token, to),
    keepMyBooking: (token, version) => change('keep', token, { version }),
    answerMyEstimate: (token, answer) => change('estimate-answers', token, answer),
    askMyQuestion: (token, question) =>
      send<null>({
        method: 'POST',
        path: '/my-bookings/questions',
        body: question,
        headers: mine(token),
        schema: null,
      }),
    cancelMyBooking: (token, version) => change('cancel', token, { version }),
    findMyBooking: (question) =>
      send({ method: 'POST', path: '/my-bookings/lookup', body: question, schema: messageSchema }),
    askForTrackingCode: (phone) =>
      send({
        method: 'POST',
        path: '/my-bookings/codes',
        body: { phone },
        schema: messageSchema,
      }),
    myVisits: (question) =>
      send({ method: 'POST', path: '/my-bookings/visits', body: question, schema: visitsSchema }),
    exportMyData: (token) =>
      send({ path: '/my-bookings/export', headers: mine(token), schema: z.unknown() }),
    eraseMyData: (token) =>
      send<null>({
        method: 'POST',
        path: '/my-bookings/erase',
        headers: mine(token),
        schema: null,
      }),
  };
}
