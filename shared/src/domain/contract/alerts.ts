import { alertChoicesSchema, alertSettingsSchema, pushSubscriptionSchema } from '../types/alert';
import { operation } from './operation';

/**
 * Returns which alerts a staff member gets. On a site without a server, nobody gets alerts, because
 * one person causes all events.
 */
export const readAlertSettings = operation({
  id: 'readAlertSettings',
  tag: 'staff',
  summary: 'Read which alerts this account gets, and how (staff)',
  method: 'GET',
  path: '/alert-settings',
  right: 'own-alerts',
  answer: alertSettingsSchema,
  reads: ['Alerts'],
});

export const chooseAlerts = operation({
  id: 'chooseAlerts',
  tag: 'staff',
  summary: 'Choose which alerts this account gets, and how (staff)',
  method: 'PUT',
  path: '/alert-settings',
  right: 'own-alerts',
  body: alertChoicesSchema,
  answer: null,
  stale: ['Alerts'],
});

/**
 * Registers the browser for push messages. Fails with `invalid` if its address does not belong to a
 * push service in the shop's list.
 */
export const subscribeToPush = operation({
  id: 'subscribeToPush',
  tag: 'staff',
  summary: 'Subscribe this session’s browser to push messages until the session ends (staff)',
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
  summary: 'Unsubscribe this session’s browser from push messages (staff)',
  method: 'DELETE',
  path: '/push-subscription',
  right: 'own-alerts',
  answer: null,
  stale: ['Alerts'],
});
