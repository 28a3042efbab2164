import type { NotificationSettings } from '../shop';
import { type Db, inTransaction } from '../../db';
import { DeliveryFailure } from '../email/delivery';
import { readPayload } from '../email/mailPayload';
import type { Outlet } from '../email/outlet';
import { askGateway } from '../sms/askGateway';
import { alertLine, alertPath, alertTitle } from '../email/alertWords';
import { isPushAddress } from './pushHosts';
import { sealPush } from './sealPush';
import { forgetPush, pushById } from './storedPushes';
import { vapidHeader, vapidKeys } from './vapid';

type PushOptions = {
  db: Db;
  config: Pick<NotificationSettings, 'shop' | 'pushHosts'>;
  now: () => Date;
};

const A_DAY_S = 86_400;
const LINES = 4;

/**
 * Creates the channel that sends push messages to browsers of staff. Each browser uses the push
 * service of its vendor.
 */
export function pushOutlet({ db, config, now }: PushOptions): Outlet {
  const forget = (id: string) => inTransaction(db, (trx) => forgetPush(trx, id));
  return {
    attempts: 6,
    refusals: 1,
    async send({ payload: text }) {
      const { subscriptionId = '', alerts = [], alertCount = 0 } = readPayload(text);
      const browser = await pushById(db, subscriptionId, now());
      if (!browser) return 'dropped';
      if (!isPushAddress(browser.endpoint, config.pushHosts)) {
        await forget(subscriptionId);
        return 'dropped';
      }
      const lines = alerts.slice(0, LINES).map(alertLine);
      const message = {
        title: alertTitle(alerts, alertCount),
        body: alertCount > 1 ? lines.join('\n') : '',
        path: alertPath(alerts, alertCount),
      };
      const contact = config.shop.email;
      const about = { endpoint: browser.endpoint, contact, now: now() };
      const answer = await ask(browser.endpoint, {
        headers: {
          authorization: vapidHeader(await vapidKeys(db), about),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(A_DAY_S),
          urgency: 'high',
        },
        body: sealPush(JSON.stringify(message), browser),
      });
      if (answer >= 200 && answer < 300) return 'sent';
      if (answer === 404 || answer === 410) {
        // The push service says that this browser no longer accepts messages.
        await forget(subscriptionId);
        return 'dropped';
      }
      const isLater = answer === 429 || answer >= 500;
      throw new DeliveryFailure(isLater ? 'deferred' : 'refused', String(answer));
    },
  };
}

/**
 * Sends a request to a push service. If the service is unreachable, only this message fails,
 * because other push services may still work.
 */
async function ask(endpoint: string, init: Parameters<typeof askGateway>[1]): Promise<number> {
  try {
    return (await askGateway(endpoint, init)).status;
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    throw new DeliveryFailure('deferred', error.detail);
  }
}
