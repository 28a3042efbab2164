import { alertEventSchema } from '@mcs-repairs/shared/domain/types/alert';
import { freeSlotSchema } from '@mcs-repairs/shared/domain/types/availability';
import { requestTopicSchema, type RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import * as z from 'zod/mini';

/**
 * The content of a message that its booking does not contain. It is stored when the message is
 * queued.
 */
const mailPayloadSchema = z.object({
  /** The secret of the private link. Other tables contain only its hash. */
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
  /** The owner's message to the customer, or the answer to an enquiry or quote request. */
  message: z.optional(z.string()),
  /** Free slots that the message offers instead of a lost appointment, nearest first. */
  offers: z.optional(z.array(freeSlotSchema)),
  /** The enquiry or quote request whose sender gets the email. */
  request: z.optional(z.object({ topic: requestTopicSchema, id: z.string() })),
  /**
   * The person who follows a thread. In an email about replies, `since` is the time of the first
   * reply.
   */
  follow: z.optional(z.object({ id: z.string(), since: z.optional(z.string()) })),
  /**
   * The release that fails, in an email to its team. `instead` is the release that visitors get
   * now, or null if the failing release is still active.
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
  /** The staff member who gets the message. */
  staffId: z.optional(z.string()),
  /** The alerts that the message describes. `alertCount` is the number of all alerts. */
  alerts: z.optional(z.array(z.object({ event: alertEventSchema, reference: z.string() }))),
  alertCount: z.optional(z.int()),
  /** The id of the browser that gets the push message. A staff member registered it. */
  subscriptionId: z.optional(z.string()),
  /** The browser in which somebody tries to sign in, such as "Chrome on Mac". */
  browser: z.optional(z.string()),
});
export type MailPayload = z.infer<typeof mailPayloadSchema>;

export function readPayload(text: string): MailPayload {
  return mailPayloadSchema.parse(JSON.parse(text));
}

/** The booking, enquiry or quote request on whose page staff see whether a message arrived. */
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
 * Returns the content of a message without codes, links and other secrets. Also without the text of
 * an answer to an enquiry, which is in the enquiry's history.
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
