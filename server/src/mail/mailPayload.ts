import * as z from 'zod/mini';

/** What a mail tells that the booking's row does not keep, as it was when the mail was promised. */
const mailPayloadSchema = z.object({
  /** Secret of the private link; only its hash is stored elsewhere. */
  token: z.optional(z.string()),
  appointmentDate: z.optional(z.string()),
  appointmentTime: z.optional(z.string()),
  calendarSequence: z.optional(z.int()),
  /** Of a mail to a member of staff. */
  staffId: z.optional(z.string()),
  /** The browser that asks to be let in. */
  browser: z.optional(z.string()),
});
export type MailPayload = z.infer<typeof mailPayloadSchema>;

export function readPayload(text: string): MailPayload {
  return mailPayloadSchema.parse(JSON.parse(text));
}
