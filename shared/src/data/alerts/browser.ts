import { needsServer } from '../browser/failures';
import type { AlertsPort } from './port';

/** In a browser's own storage nobody else does anything of which one could be told. */
export const browserAlerts: AlertsPort = {
  staff: {
    alertSettings: needsServer,
    chooseAlerts: needsServer,
    subscribeToPush: needsServer,
    unsubscribeFromPush: needsServer,
  },
};
