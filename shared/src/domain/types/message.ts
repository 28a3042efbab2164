import * as z from 'zod/mini';
import { textAsTyped } from './text';
import { instantSchema } from './time';

/** Text channels to a customer's telephone, beside email. */
export const TEXT_CHANNELS = ['sms', 'whatsapp'] as const;
export const textChannelSchema = z.enum(TEXT_CHANNELS);
export type TextChannel = z.infer<typeof textChannelSchema>;

/** The text channels to which a customer agreed for a booking; absent or empty: none. */
export const textConsentSchema = z.optional(
  z.array(textChannelSchema).check(z.maxLength(TEXT_CHANNELS.length)),
);

/** Every channel of outgoing messages; `push` goes to browsers of staff. */
export const CHANNELS = ['mail', ...TEXT_CHANNELS, 'push'] as const;
export const channelSchema = z.enum(CHANNELS);
export type Channel = z.infer<typeof channelSchema>;

/**
 * `waiting`: due later, or another attempt follows. `failed`: no automatic attempt follows, or the
 * gateway reports that it did not arrive.
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
  /** When the gateway reported its arrival; absent where no gateway reports it. */
  deliveredAt: z.optional(instantSchema),
  /** For a waiting message: the time of the next attempt; absent during an attempt. */
  dueAt: z.optional(instantSchema),
  attempts: z.int(),
  /** Why the last attempt failed, in words for staff, who may try again by hand. */
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
  /** The gateway's own code. Words are not accepted, because they may quote the number. */
  reason: z.optional(textAsTyped({ max: 40, pattern: CODE, mismatch: NO_WORDS })),
});
export type DeliveryReport = z.infer<typeof deliveryReportSchema>;
