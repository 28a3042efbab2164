import { alertEventSchema } from '@mcs-repairs/shared/domain/types/alert';
import { freeSlotSchema } from '@mcs-repairs/shared/domain/types/availability';
import * as z from 'zod/mini';

/** What a mail tells that the booking's row does not keep, as it was when the mail was promised. */
const mailPayloadSchema = z.object({
  /** Secret of the private link; only its hash is stored elsewhere. */
  token: z.optional(z.string()),
  /** Shows a customer all their visits; only its hash is stored elsewhere. */
  code: z.optional(z.string()),
  /** Keyed hash of the network that asked for the code. */
  network: z.optional(z.string()),
  /** Keyed hash of the customer whom it is texted to, whichever of their numbers that is. */
  person: z.optional(z.string()),
  /** From then on the message is of no use. */
  validUntil: z.optional(z.string()),
  appointmentDate: z.optional(z.string()),
  appointmentTime: z.optional(z.string()),
  calendarSequence: z.optional(z.int()),
  /** The owner's words to the customer. */
  message: z.optional(z.string()),
  /** Other times, nearest first. */
  offers: z.optional(z.array(freeSlotSchema)),
  /** Of a mail to who sent a request. */
  request: z.optional(z.object({ topic: z.enum(['quote-requests', 'enquiries']), id: z.string() })),
  /** Of a mail about a version that fails; `instead`: what visitors get now, null where it is still in force. */
  release: z.optional(
    z.object({
      address: z.string(),
      remote: z.string(),
      version: z.string(),
      instead: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
  /** Of a mail to a member of staff. */
  staffId: z.optional(z.string()),
  /** What a member of staff is told of, and how much it is in all. */
  alerts: z.optional(z.array(z.object({ event: alertEventSchema, reference: z.string() }))),
  alertCount: z.optional(z.int()),
  /** The browser that is told. */
  subscriptionId: z.optional(z.string()),
  /** The browser that asks to be let in. */
  browser: z.optional(z.string()),
});
export type MailPayload = z.infer<typeof mailPayloadSchema>;

export function readPayload(text: string): MailPayload {
  return mailPayloadSchema.parse(JSON.parse(text));
}

/** The same without what opens a door. */
export function withoutSecrets(text: string): string {
  const { message, offers, appointmentDate, appointmentTime, calendarSequence } = readPayload(text);
  return JSON.stringify({ message, offers, appointmentDate, appointmentTime, calendarSequence });
}
