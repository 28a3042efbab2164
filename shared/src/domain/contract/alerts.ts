import { alertChoicesSchema, alertSettingsSchema, pushSubscriptionSchema } from '../types/alert';
import { operation } from './operation';

/**
 * Each member of staff chooses their own notifications. Browser-only mode has none, because nobody
 * else can cause an event there.
 */
export const readAlertSettings = operation({
  id: 'readAlertSettings',
  tag: 'staff',
  summary: 'Of what this account is told by which way (staff)',
  method: 'GET',
  path: '/alert-settings',
  right: 'own-alerts',
  answer: alertSettingsSchema,
  reads: ['Alerts'],
});

export const chooseAlerts = operation({
  id: 'chooseAlerts',
  tag: 'staff',
  summary: 'Choose of what this account is told by which way (staff)',
  method: 'PUT',
  path: '/alert-settings',
  right: 'own-alerts',
  body: alertChoicesSchema,
  answer: null,
  stale: ['Alerts'],
});

/** `invalid` for a push service that the shop does not know. */
export const subscribeToPush = operation({
  id: 'subscribeToPush',
  tag: 'staff',
  summary: 'This session’s browser takes push messages, until the session ends (staff)',
  method: 'PUT',
  path: '/push-subscription',
  right: 'own-alerts',
  body: pushSubscriptionSchema,
  answer: null,
  stale: ['Alerts'],
});

export const unsubscribeFromPush = operation({
  id: 'unsubscribeFromPush',
  tag: 'staff',
  summary: 'This session’s browser takes no push messages any more (staff)',
  method: 'DELETE',
  path: '/push-subscription',
  right: 'own-alerts',
  answer: null,
  stale: ['Alerts'],
});
