import * as z from 'zod/mini';
import { textAsTyped } from './text';

/** Actions of customers and visitors about which staff can be notified. */
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
 * The ways to notify staff: an email, a push message in the browser, and a sound of an open
 * dashboard.
 */
export const ALERT_WAYS = ['mail', 'push', 'sound'] as const;
export type AlertWay = (typeof ALERT_WAYS)[number];

const eventsSchema = z.array(alertEventSchema).check(z.maxLength(ALERT_EVENTS.length));

/**
 * The events about which a member is notified, for each way. At night, email and push messages wait
 * until 8:00.
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
  /** The key with which a browser subscribes, in base64url. */
  pushKey: z.string(),
  /** Whether this session's browser receives push messages. */
  hasPush: z.boolean(),
});
export type AlertSettings = z.infer<typeof alertSettingsSchema>;

const base64url = (min: number, max: number) =>
  textAsTyped({ min, max, pattern: /^[\w-]+=*$/, message: 'This is no key of a browser' });

/** The subscription that a browser's push service issued. */
export const pushSubscriptionSchema = z.object({
  endpoint: textAsTyped({
    min: 10,
    max: 1000,
    message: 'The address of the push service is missing',
  }),
  keys: z.object({ p256dh: base64url(80, 100), auth: base64url(16, 40) }),
});
export type PushSubscriptionForm = z.infer<typeof pushSubscriptionSchema>;
