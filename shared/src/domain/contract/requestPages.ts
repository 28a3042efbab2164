import * as z from 'zod/mini';
import { requestTopicSchema } from '../types/followUp';
import { goodsSchema } from '../types/goods';
import {
  bookingLinkSchema,
  newEntrySchema,
  requestAnswerSchema,
  requestEntrySchema,
  requestMergeSchema,
  requestPageSchema,
  requestWorkSchema,
  unitDealSchema,
} from '../types/requestPage';
import { textAsTyped } from '../types/text';
import { operation } from './operation';

const topicParams = z.object({ topic: requestTopicSchema });
const requestParams = z.extend(topicParams, { id: textAsTyped({ min: 1, max: 64 }) });
const REQUESTS = ['Enquiries', 'QuoteRequests'] as const;

export const readRequestPage = operation({
  id: 'readRequestPage',
  tag: 'requests',
  summary: 'Read all data of one enquiry or quote request by its reference (staff)',
  method: 'GET',
  path: '/request-pages/:topic/:reference',
  right: 'read-requests',
  params: z.extend(topicParams, { reference: textAsTyped({ min: 1, max: 40 }) }),
  answer: requestPageSchema,
  failures: [404],
  reads: [...REQUESTS, 'Goods', 'Bookings'],
});

/**
 * Changes the fields of an enquiry or quote request that staff edit. Fails with `conflict` if
 * somebody else edited it after the caller read it.
 */
export const changeRequestWork = operation({
  id: 'changeRequestWork',
  tag: 'requests',
  summary: 'Change the assignee, the follow-up day or the business details of a request (staff)',
  method: 'POST',
  path: '/request-pages/:topic/:id/work',
  right: 'answer-requests',
  params: requestParams,
  body: requestWorkSchema,
  answer: z.object({ version: z.int() }),
  failures: [404, 409],
  stale: REQUESTS,
});

/**
 * Adds an entry to the history of an enquiry or quote request. If the entry is an answer by phone
 * or WhatsApp, marks it as handled. A note does not.
 */
export const addRequestEntry = operation({
  id: 'addRequestEntry',
  tag: 'requests',
  summary: 'Add a note, or an answer by call or WhatsApp, to the history of a request (staff)',
  method: 'POST',
  path: '/request-pages/:topic/:id/entries',
  right: 'answer-requests',
  params: requestParams,
  body: newEntrySchema,
  submission: 'key',
  answer: requestEntrySchema,
  status: 201,
  failures: [404, 409],
  stale: REQUESTS,
});

/**
 * Sends an answer to an enquiry or quote request by email or text message, and marks it as handled.
 */
export const answerRequest = operation({
  id: 'answerRequest',
  tag: 'requests',
  summary: 'Answer a request by email or text message (staff)',
  method: 'POST',
  path: '/request-pages/:topic/:id/answers',
  right: 'answer-requests',
  params: requestParams,
  body: requestAnswerSchema,
  submission: 'key',
  answer: requestEntrySchema,
  status: 201,
  failures: [404, 409],
  stale: REQUESTS,
});

/**
 * Links a booking to the enquiry or quote request from which it came, and marks that as handled. If
 * they are already linked, changes nothing.
 */
export const linkRequestBooking = operation({
  id: 'linkRequestBooking',
  tag: 'requests',
  summary: 'Link a request with the booking that was made from it (staff)',
  method: 'POST',
  path: '/request-pages/:topic/:id/bookings',
  right: 'answer-requests',
  params: requestParams,
  body: bookingLinkSchema,
  answer: null,
  failures: [404],
  stale: [...REQUESTS, 'Bookings'],
});

/**
 * Reserves or sells a unit for the sender of an enquiry or quote request. A sale marks it as
 * handled. Fails with `conflict` if somebody else changed the goods after the caller read them. The
 * message names this person.
 */
export const dealWithUnit = operation({
  id: 'dealWithUnit',
  tag: 'requests',
  summary: 'Reserve or sell goods for the sender of a request, or undo that (staff)',
  method: 'POST',
  path: '/request-pages/:topic/:id/units',
  right: 'sell-goods',
  params: requestParams,
  body: unitDealSchema,
  answer: goodsSchema,
  failures: [404, 409],
  stale: [...REQUESTS, 'Goods'],
});

/**
 * Merges two enquiries or two quote requests. Both keep their texts and times. Fails with
 * `conflict` if somebody else has already merged one of them.
 */
export const mergeRequests = operation({
  id: 'mergeRequests',
  tag: 'requests',
  summary: 'Merge another open request of the same person into a request (staff)',
  method: 'POST',
  path: '/request-pages/:topic/:id/merges',
  right: 'answer-requests',
  params: requestParams,
  body: requestMergeSchema,
  answer: null,
  failures: [404, 409],
  stale: REQUESTS,
});

export const splitRequest = operation({
  id: 'splitRequest',
  tag: 'requests',
  summary: 'Split a merged request from a request again (staff)',
  method: 'POST',
  path: '/request-pages/:topic/:id/merges/undoing',
  right: 'answer-requests',
  params: requestParams,
  body: requestMergeSchema,
  answer: null,
  failures: [404, 409],
  stale: REQUESTS,
});
