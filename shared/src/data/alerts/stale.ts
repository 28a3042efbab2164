import type { Stale } from '../stale';
import type { AlertsPort } from './port';

export const alertsStale = {
  chooseAlerts: ['Alerts'],
  subscribeToPush: ['Alerts'],
  unsubscribeFromPush: ['Alerts'],
} satisfies Stale<AlertsPort['staff']>;
