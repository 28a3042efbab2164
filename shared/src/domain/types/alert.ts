import * as z from 'zod/mini';
import { textAsTyped } from './text';

/** Events of customers and visitors about which staff can get alerts. */
export const ALERT_EVENTS = [
  'booking',
  'move',
  'cancellation',
  'reply',
  'enquiry',
  'quote',
  'post',
] as const;
export const alertEventSchema = z.enum(ALERT_EVENTS);
export type AlertEvent = z.infer<typeof alertEventSchema>;

/**
 * The ways in which staff can get alerts: an email, a push message in the browser, or a sound of
 * the open dashboard.
 */
export const ALERT_WAYS = ['mail', 'push', 'sound'] as const;
export type AlertWay = (typeof ALERT_WAYS)[number];

const eventsSchema = z.array(alertEventSchema).check(z.maxLength(ALERT_EVENTS.length));

/**
 * For each way, the events about which a staff member wants alerts. At night, emails and push
 * messages wait until 8:00.
 */
export const alertChoicesSchema = z.object({
  mail: eventsSchema,
  push: eventsSchema,
  sound: eventsSchema,
});
export type AlertChoices = z.infer<typeof alertChoicesSchema>;

export const NO_ALERTS: AlertChoices = { mail: [], push: [], sound: [] };

export const alertSettingsSchema = z.object({
  choices: alertChoicesSchema,
  /** The shop's public key in base64url, which a browser needs to register for push messages. */
  pushKey: z.string(),
  /** True if the browser of this session gets push messages. */
  hasPush: z.boolean(),
});
export type AlertSettings = z.infer<typeof alertSettingsSchema>;

const base64url = (min: number, max: number) =>
  textAsTyped({ min, max, pattern: /^[\w-]+=*$/, message: 'This is no key of a browser' });

/**
 * What a browser returns when it registers for push messages: an address of its push service, and
 * keys.
 */
export const pushSubscriptionSchema = z.object({
  endpoint: textAsTyped({
    min: 10,
    max: 1000,
    message: 'The address of the push service is missing',
  }),
  keys: z.object({ p256dh: base64url(80, 100), auth: base64url(16, 40) }),
});
export type PushSubscriptionForm = z.infer<typeof pushSubscriptionSchema>;
