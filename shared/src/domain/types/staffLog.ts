import * as z from 'zod/mini';
import { searchText, textAsTyped } from './text';
import { instantSchema } from './time';

/**
 * The actions that the staff log records. Changes of bookings are in the history of the booking
 * instead.
 */
export const LOG_EVENTS = [
  'signed-in',
  'account-added',
  'account-disabled',
  'account-enabled',
  'rights-changed',
  'password-changed',
  'second-factor-on',
  'second-factor-off',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'recovery-code-used',
  'recovery-codes-renewed',
  'account-rules-changed',
  'bookings-exported',
  'bookings-imported',
  'bookings-cleared',
  'photo-seen',
  'ticket-printed',
  'contact-corrected',
  'schedule-changed',
  'content-published',
  'content-undone',
  'goods-changed',
  'models-changed',
  'parts-changed',
  'part-recorded',
  'prices-changed',
  'payment-recorded',
  'receipt-cancelled',
  'day-closed',
  'day-reopened',
  'request-answered',
  'requests-merged',
  'answer-marked',
  'post-approved',
  'post-rejected',
  'post-review-undone',
  'community-rules-changed',
  'guide-skipped',
  'samples-added',
  'samples-removed',
  'customers-joined',
  'customers-parted',
  'release-token-made',
  'release-token-withdrawn',
] as const;
export const logEventSchema = z.enum(LOG_EVENTS);
export type LogEvent = z.infer<typeof logEventSchema>;

export const logEntrySchema = z.object({
  id: z.string(),
  at: instantSchema,
  by: z.string(),
  event: logEventSchema,
  detail: z.string(),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** The query of `GET /api/log`. `before` is `next` of the page before. */
export const logQuerySchema = z.object({
  search: z._default(searchText, ''),
  event: z.optional(logEventSchema),
  before: z.optional(textAsTyped({ min: 1, max: 64 })),
});
export type LogQuery = z.infer<typeof logQuerySchema>;

/** One page of the staff log, newest entry first. */
export const logPageSchema = z.object({
  entries: z.array(logEntrySchema),
  next: z.optional(z.string()),
});
export type LogPage = z.infer<typeof logPageSchema>;
