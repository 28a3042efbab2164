import * as z from 'zod/mini';
import { textAsTyped } from './text';
import { instantSchema } from './time';

/** Ways to a customer's telephone, beside mail. */
export const TEXT_CHANNELS = ['sms', 'whatsapp'] as const;
export const textChannelSchema = z.enum(TEXT_CHANNELS);
export type TextChannel = z.infer<typeof textChannelSchema>;

/** Which of them a customer agreed to for a booking; missing or empty: none. */
export const textConsentSchema = z.optional(
  z.array(textChannelSchema).check(z.maxLength(TEXT_CHANNELS.length)),
);

/** Every way out of the shop; `push` goes to browsers of staff. */
export const CHANNELS = ['mail', ...TEXT_CHANNELS, 'push'] as const;
export const channelSchema = z.enum(CHANNELS);
export type Channel = z.infer<typeof channelSchema>;

/** `waiting` until it is due or is tried again, `failed` once no attempt follows by itself, or when its gateway says that it did not arrive. */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const;

/** One message about a booking, and what became of it. */
export const deliverySchema = z.object({
  id: z.string(),
  channel: channelSchema,
  /** Kind of the message, such as `booking-confirmed`. */
  kind: z.string(),
  state: z.enum(DELIVERY_STATES),
  createdAt: instantSchema,
  sentAt: z.optional(instantSchema),
  /** When the gateway said that it arrived; missing where none says so. */
  deliveredAt: z.optional(instantSchema),
  /** Of one that waits: when it is tried next; missing while it is tried. */
  dueAt: z.optional(instantSchema),
  attempts: z.int(),
  /** Why the last attempt failed, in words for staff; it may be tried again by hand. */
  problem: z.optional(z.string()),
});
export type Delivery = z.infer<typeof deliverySchema>;

const CODE = /^[\w.-]+$/;
const NO_WORDS = 'Letters, digits, _, . and - alone';

/** What a gateway says became of a text that it took. */
export const deliveryReportSchema = z.object({
  /** The message's id, as the gateway was given it. */
  id: textAsTyped({ min: 1, max: 64 }),
  state: z.enum(['delivered', 'failed']),
  /** The gateway's own code, never words: they may quote the number. */
  reason: z.optional(textAsTyped({ max: 40, pattern: CODE, mismatch: NO_WORDS })),
});
export type DeliveryReport = z.infer<typeof deliveryReportSchema>;
