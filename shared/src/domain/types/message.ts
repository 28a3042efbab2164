import * as z from 'zod/mini';
import { textAsTyped } from './text';
import { instantSchema } from './time';

/** Channels for text messages to a customer's phone, besides email. */
export const TEXT_CHANNELS = ['sms', 'whatsapp'] as const;
export const textChannelSchema = z.enum(TEXT_CHANNELS);
export type TextChannel = z.infer<typeof textChannelSchema>;

/**
 * The text channels to which a customer agreed for a booking. Absent or empty if there are none.
 */
export const textConsentSchema = z.optional(
  z.array(textChannelSchema).check(z.maxLength(TEXT_CHANNELS.length)),
);

/** Every channel of outgoing messages; `push` goes to browsers of staff. */
export const CHANNELS = ['mail', ...TEXT_CHANNELS, 'push'] as const;
export const channelSchema = z.enum(CHANNELS);
export type Channel = z.infer<typeof channelSchema>;

/**
 * `waiting`: the message is due later, or the site will try again. `failed`: the site will not try
 * again, or the gateway reported that the message did not arrive.
 */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const;

/** One message about a booking, and its delivery. */
export const deliverySchema = z.object({
  id: z.string(),
  channel: channelSchema,
  /** The kind of the message, such as `booking-confirmed`. */
  kind: z.string(),
  state: z.enum(DELIVERY_STATES),
  createdAt: instantSchema,
  sentAt: z.optional(instantSchema),
  /** When the message arrived, as the gateway reported. Absent if the gateway sends no reports. */
  deliveredAt: z.optional(instantSchema),
  /** The time of the next attempt of a waiting message. Missing during an attempt. */
  dueAt: z.optional(instantSchema),
  attempts: z.int(),
  /** Why the last attempt failed, in a text for staff. Staff can send the message again. */
  problem: z.optional(z.string()),
});
export type Delivery = z.infer<typeof deliverySchema>;

const CODE = /^[\w.-]+$/;
const NO_WORDS = 'Letters, digits, _, . and - alone';

/** A gateway's report about a text message that it accepted. */
export const deliveryReportSchema = z.object({
  /** The message's id, as sent to the gateway. */
  id: textAsTyped({ min: 1, max: 64 }),
  state: z.enum(['delivered', 'failed']),
  /** The gateway's own code. Other text is not accepted, because it may quote the number. */
  reason: z.optional(textAsTyped({ max: 40, pattern: CODE, mismatch: NO_WORDS })),
});
export type DeliveryReport = z.infer<typeof deliveryReportSchema>;
