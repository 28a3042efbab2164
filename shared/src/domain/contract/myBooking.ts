import * as z from 'zod/mini';
import { repairViewSchema } from '../types/repair';
import { bookingReceiptSchema, bookingStatusSchema, ownReceiptSchema } from '../types/booking';
import { estimateAnswerSchema, estimateQuestionSchema } from '../types/estimate';
import { stageSchema } from '../types/stage';
import { lineText, phoneText } from '../types/text';
import { shopDateSchema, slotTimeSchema } from '../types/time';
import { idParams, operation, type AnswerOf } from './operation';
import { linkHeaders } from './privateLink';

const versionSchema = z.object({ version: z.int() });

/**
 * Returns a booking with the details that its customer may see. `actions` lists what the customer
 * may do now.
 */
export const readMyBooking = operation({
  id: 'readMyBooking',
  tag: 'my booking',
  summary: 'Read the booking behind a private link',
  method: 'GET',
  path: '/my-bookings',
  right: null,
  headers: linkHeaders,
  answer: z.object({
    receipt: ownReceiptSchema,
    /**
     * What the caller may do with the link. `full`: see and change the booking. `view`: only see
     * it, because the link comes from a printed ticket. `staff`: only see it, because a staff
     * member is signed in in this browser.
     */
    access: z.enum(['full', 'view', 'staff']),
    timeline: z.array(
      z.object({ at: z.string(), to: bookingStatusSchema, stage: z.optional(stageSchema) }),
    ),
    repair: repairViewSchema,
    actions: z.object({ reschedule: z.boolean(), cancel: z.boolean(), keep: z.boolean() }),
  }),
  failures: [404],
  reads: [],
});
export type MyBooking = AnswerOf<typeof readMyBooking>;

/** Returns a photo of the repair. `picture` is an address for the attribute `src` of an `<img>`. */
export const readMyPhoto = operation({
  id: 'readMyPhoto',
  tag: 'my booking',
  summary: 'Read a photo that the shop shares with the customer',
  method: 'GET',
  path: '/my-bookings/photos/:id',
  right: null,
  headers: linkHeaders,
  params: idParams,
  answer: z.object({ picture: z.string() }),
  failures: [404],
  reads: [],
});

/**
 * Reschedules the booking and ends its earlier links. A repeat with the same idempotency key and
 * the same secret returns the first response, which holds the new secret.
 */
export const rescheduleMyBooking = operation({
  id: 'rescheduleMyBooking',
  tag: 'my booking',
  summary: 'Reschedule the booking; the response holds the new secret of its link',
  method: 'POST',
  path: '/my-bookings/reschedule',
  right: null,
  headers: linkHeaders,
  body: z.extend(versionSchema, {
    appointmentDate: shopDateSchema,
    appointmentTime: slotTimeSchema,
  }),
  answer: bookingReceiptSchema,
  failures: [404, 409],
  stale: ['Availability'],
  submission: 'key',
});

export const keepMyBooking = operation({
  id: 'keepMyBooking',
  tag: 'my booking',
  summary: 'Confirm the held time of a booking; only with the link sent by email',
  method: 'POST',
  path: '/my-bookings/keep',
  right: null,
  headers: linkHeaders,
  body: versionSchema,
  answer: bookingReceiptSchema,
  failures: [404, 409],
  stale: [],
});

export const cancelMyBooking = operation({
  id: 'cancelMyBooking',
  tag: 'my booking',
  summary: 'Cancel the booking',
  method: 'POST',
  path: '/my-bookings/cancel',
  right: null,
  headers: linkHeaders,
  body: versionSchema,
  answer: bookingReceiptSchema,
  failures: [404, 409],
  stale: ['Availability'],
});

/**
 * Stores the customer's answer to an estimate. Fails with `transition-refused` if the estimate was
 * already answered, has expired or was replaced.
 */
export const answerMyEstimate = operation({
  id: 'answerMyEstimate',
  tag: 'my booking',
  summary: 'Accept or decline the estimate for the repair',
  method: 'POST',
  path: '/my-bookings/estimate-answers',
  right: null,
  headers: linkHeaders,
  body: estimateAnswerSchema,
  answer: bookingReceiptSchema,
  failures: [404, 409],
  stale: [],
});

export const askMyQuestion = operation({
  id: 'askMyQuestion',
  tag: 'my booking',
  summary: 'Ask the shop about the repair',
  method: 'POST',
  path: '/my-bookings/questions',
  right: null,
  headers: linkHeaders,
  body: estimateQuestionSchema,
  answer: null,
  failures: [404, 409],
  stale: [],
  submission: 'key',
});

export const eraseMyData = operation({
  id: 'eraseMyData',
  tag: 'my booking',
  summary: 'Erase all data about the customer; an open booking is cancelled',
  method: 'POST',
  path: '/my-bookings/erase',
  right: null,
  headers: linkHeaders,
  answer: null,
  failures: [404, 409],
  stale: ['Availability'],
});

const phoneSchema = phoneText({ message: 'Phone number is required', min: 1, max: 60 });
const messageSchema = z.object({ message: z.string() });

const lookupSchema = z.object({
  reference: lineText({ message: 'Reference is required', min: 1, max: 60 }),
  phone: phoneSchema,
});

/**
 * Returns only the stage of a repair, and nothing about the device or the customer. Fails with
 * `not-found` if reference and phone number do not match. Fails with `too-many-requests` after too
 * many such attempts.
 */
export const readRepairStage = operation({
  id: 'readRepairStage',
  tag: 'my booking',
  summary: 'Read the stage of a repair by its reference and phone number',
  method: 'POST',
  path: '/my-bookings/stage',
  right: null,
  body: lookupSchema,
  answer: z.object({
    status: bookingStatusSchema,
    stage: z.optional(stageSchema),
    /** True if the customer has the device again, repaired or not. */
    collected: z.boolean(),
  }),
  failures: [404],
  stale: [],
});
export type RepairStage = AnswerOf<typeof readRepairStage>;

/**
 * Returns whether the shop sends text messages and emails. Screens then promise only messages that
 * the shop can send.
 */
export const readMessageWays = operation({
  id: 'readMessageWays',
  tag: 'my booking',
  summary: 'Read whether the shop sends text messages and emails',
  method: 'GET',
  path: '/message-ways',
  right: null,
  answer: z.object({ texts: z.boolean(), emails: z.boolean() }),
  reads: [],
  withoutServer: { texts: false, emails: false },
});
export type MessageWays = AnswerOf<typeof readMessageWays>;

export const textMyBookingLink = operation({
  id: 'textMyBookingLink',
  tag: 'my booking',
  summary: 'Send a new private link as a text message to the phone number of the booking',
  method: 'POST',
  path: '/my-bookings/texts',
  right: null,
  headers: linkHeaders,
  answer: messageSchema,
  status: 202,
  failures: [404],
  stale: [],
});

export const mailMyBookingLink = operation({
  id: 'mailMyBookingLink',
  tag: 'my booking',
  summary: 'Request the private link by email again; the response is always the same',
  method: 'POST',
  path: '/my-bookings/lookup',
  right: null,
  body: lookupSchema,
  answer: messageSchema,
  status: 202,
  stale: [],
});

export const mailTrackingCode = operation({
  id: 'mailTrackingCode',
  tag: 'my booking',
  summary:
    'Request a code by text message or email that shows all bookings; the answer never reveals whether one exists',
  method: 'POST',
  path: '/my-bookings/codes',
  right: null,
  body: z.object({ phone: phoneSchema }),
  answer: messageSchema,
  status: 202,
  stale: [],
});

/**
 * Exchanges a code for the customer's bookings, newest first, each with the secret of its private
 * link.
 */
export const readMyVisits = operation({
  id: 'readMyVisits',
  tag: 'my booking',
  summary: 'List all bookings of a customer, by phone number and the code that was sent',
  method: 'POST',
  path: '/my-bookings/visits',
  right: null,
  body: z.object({
    phone: phoneSchema,
    code: lineText({ message: 'Please type the 6 digits of the code', min: 6, max: 20 }),
  }),
  answer: z.object({ visits: z.array(bookingReceiptSchema) }),
  stale: [],
});
