import * as z from 'zod/mini';
import { textAsTyped } from './text';

/** What customers and visitors do. Staff can get an alert about each of these events. */
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
 * The ways in which staff get alerts: an email, a push message of the browser, or a sound of an
 * open dashboard.
 */
export const ALERT_WAYS = ['mail', 'push', 'sound'] as const;
export type AlertWay = (typeof ALERT_WAYS)[number];

const eventsSchema = z.array(alertEventSchema).check(z.maxLength(ALERT_EVENTS.length));

/**
 * For each way, the events about which a member of staff gets alerts. At night, emails and push
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
  /** The public key for push subscriptions, in base64url. A browser needs it to subscribe. */
  pushKey: z.string(),
  /** Whether the browser of this session gets push messages. */
  hasPush: z.boolean(),
});
export type AlertSettings = z.infer<typeof alertSettingsSchema>;

const base64url = (min: number, max: number) =>
  textAsTyped({ min, max, pattern: /^[\w-]+=*$/, message: 'This is no key of a browser' });

/** A push subscription. The push service of the browser creates it. */
export const pushSubscriptionSchema = z.object({
  endpoint: textAsTyped({
    min: 10,
    max: 1000,
    message: 'The address of the push service is missing',
  }),
  keys: z.object({ p256dh: base64url(80, 100), auth: base64url(16, 40) }),
});
export type PushSubscriptionForm = z.infer<typeof pushSubscriptionSchema>;
