import { alertEventSchema } from '@mcs-repairs/shared/domain/types/alert';
import { freeSlotSchema } from '@mcs-repairs/shared/domain/types/availability';
import { requestTopicSchema, type RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import * as z from 'zod/mini';

/**
 * Data that an email needs but the booking does not contain. It is stored when the email is queued.
 */
const mailPayloadSchema = z.object({
  /** The token of the private link. Other tables contain only its hash. */
  token: z.optional(z.string()),
  /**
   * The code with which the customer can see all their bookings. Other tables contain only its
   * hash.
   */
  code: z.optional(z.string()),
  /** The keyed hash of the network that requested the code. */
  network: z.optional(z.string()),
  /**
   * The keyed hash of the customer who gets the text message. It is the same for all numbers of a
   * customer.
   */
  person: z.optional(z.string()),
  /** The message is not sent after this time. */
  validUntil: z.optional(z.string()),
  appointmentDate: z.optional(z.string()),
  appointmentTime: z.optional(z.string()),
  calendarSequence: z.optional(z.int()),
  /** The owner's message to the customer, or the answer to a request. */
  message: z.optional(z.string()),
  /** Alternative slots, nearest first. */
  offers: z.optional(z.array(freeSlotSchema)),
  /** The request whose sender gets the email. */
  request: z.optional(z.object({ topic: requestTopicSchema, id: z.string() })),
  /** The follower of a thread and, in an email about replies, the time of the first reply. */
  follow: z.optional(z.object({ id: z.string(), since: z.optional(z.string()) })),
  /**
   * The failing release, in an email to its team. `instead` is the release that visitors get now.
   * It is null if the failing release is still active.
   */
  release: z.optional(
    z.object({
      address: z.string(),
      remote: z.string(),
      version: z.string(),
      instead: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
  /** The recipient of an email to staff. */
  staffId: z.optional(z.string()),
  /** Some of the alerts in the message. `alertCount` is the number of all alerts. */
  alerts: z.optional(z.array(z.object({ event: alertEventSchema, reference: z.string() }))),
  alertCount: z.optional(z.int()),
  /** The id of the browser that gets the push message. */
  subscriptionId: z.optional(z.string()),
  /** The browser that tries to sign in, such as "Chrome on Mac". */
  browser: z.optional(z.string()),
});
export type MailPayload = z.infer<typeof mailPayloadSchema>;

export function readPayload(text: string): MailPayload {
  return mailPayloadSchema.parse(JSON.parse(text));
}

/** The record on whose page staff see whether a message arrived. */
export type MailSubject = { topic: 'bookings' | RequestTopic; id: string };

export function subjectOf({
  bookingId,
  kind,
  payload,
}: {
  bookingId: string;
  kind: string;
  payload: string;
}): MailSubject | undefined {
  if (bookingId) return { topic: 'bookings', id: bookingId };
  return kind === 'request-answer' ? readPayload(payload).request : undefined;
}

/**
 * Returns the payload without codes, links and other secrets. Also without the text of an answer to
 * a request, which the history of the request contains.
 */
export function withoutSecrets(text: string): string {
  const { message, offers, request, appointmentDate, appointmentTime, calendarSequence } =
    readPayload(text);
  const kept = {
    message: request ? undefined : message,
    offers,
    request,
    appointmentDate,
    appointmentTime,
    calendarSequence,
  };
  return JSON.stringify(kept);
}
