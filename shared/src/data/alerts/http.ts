import { alertSettingsSchema } from '../../domain/types/alert';
import type { Send } from '../http/send';
import type { AlertsPort } from './port';

const SETTINGS = '/alert-settings';
const SUBSCRIPTION = '/push-subscription';

export function httpAlerts(send: Send): AlertsPort {
  return {
    staff: {
      alertSettings: () => send({ path: SETTINGS, schema: alertSettingsSchema }),
      chooseAlerts: (body) => send<null>({ method: 'PUT', path: SETTINGS, body, schema: null }),
      subscribeToPush: (body) =>
        send<null>({ method: 'PUT', path: SUBSCRIPTION, body, schema: null }),
      unsubscribeFromPush: () => send<null>({ method: 'DELETE', path: SUBSCRIPTION, schema: null }),
    },
  };
}
