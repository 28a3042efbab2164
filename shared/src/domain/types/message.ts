import * as z from 'zod/mini';
import { textAsTyped } from './text';
import { instantSchema } from './time';

/** The channels for text messages to customers. Customers can also get emails. */
export const TEXT_CHANNELS = ['sms', 'whatsapp'] as const;
export const textChannelSchema = z.enum(TEXT_CHANNELS);
export type TextChannel = z.infer<typeof textChannelSchema>;

/**
 * The channels for text messages to which a customer agreed for a booking. Undefined or empty if
 * there are none.
 */
export const textConsentSchema = z.optional(
  z.array(textChannelSchema).check(z.maxLength(TEXT_CHANNELS.length)),
);

/** All channels for messages. `push` is for browsers of staff. */
export const CHANNELS = ['mail', ...TEXT_CHANNELS, 'push'] as const;
export const channelSchema = z.enum(CHANNELS);
export type Channel = z.infer<typeof channelSchema>;

/**
 * `waiting`: the message is due later, or the site will try again. `failed`: the site does not try
 * again, or the provider reported that the message did not arrive.
 */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const;

/** A message about a booking, and whether it was sent. */
export const deliverySchema = z.object({
  id: z.string(),
  channel: channelSchema,
  /** The kind of message, such as `booking-confirmed`. */
  kind: z.string(),
  state: z.enum(DELIVERY_STATES),
  createdAt: instantSchema,
  sentAt: z.optional(instantSchema),
  /** True if the email was only written to a file, because the site has no mail server. */
  isFile: z.optional(z.boolean()),
  /**
   * When the message arrived, according to the provider. Undefined if the provider sends no
   * reports.
   */
  deliveredAt: z.optional(instantSchema),
  /** When the site tries to send the message next. Undefined during an attempt. */
  dueAt: z.optional(instantSchema),
  attempts: z.int(),
  /**
   * Why the last attempt to send the message failed, as a text for staff. They can then send it
   * again.
   */
  problem: z.optional(z.string()),
});
export type Delivery = z.infer<typeof deliverySchema>;

const CODE = /^[\w.-]+$/;
const NO_WORDS = 'Letters, digits, _, . and - alone';

/** What the provider of text messages reports about a message of the site. */
export const deliveryReportSchema = z.object({
  /** The id that the site gave to the message. */
  id: textAsTyped({ min: 1, max: 64 }),
  state: z.enum(['delivered', 'failed']),
  /**
   * The provider's code for the reason. Other texts are rejected, because they could contain the
   * phone number.
   */
  reason: z.optional(textAsTyped({ max: 40, pattern: CODE, mismatch: NO_WORDS })),
});
export type DeliveryReport = z.infer<typeof deliveryReportSchema>;
