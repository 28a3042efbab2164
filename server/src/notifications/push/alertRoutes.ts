import * as contract from '@mcs-repairs/shared/domain/contract/alerts';
import { serveStaff } from '../../auth';
import type { Routes } from '../../http';
import { alertSettings, chooseAlerts, subscribeToPush, unsubscribeFromPush } from './ownAlerts';
import type { Shop } from '../shop';

/** Operations with which staff members choose their alerts, and the browser that shows them. */
export const alertRoutes: Routes<Shop> = (api, shop, limit) => {
  const serve = serveStaff(api, shop);

  serve(contract.readAlertSettings, async (_input, by) => ({
    ok: true,
    value: await alertSettings(shop, by),
  }));

  serve(contract.chooseAlerts, ({ body }, { staff }) => chooseAlerts(shop, staff.id, body));

  serve(
    contract.subscribeToPush,
    ({ body }, { staff, sessionId }) =>
      subscribeToPush(shop, { sessionId, staffId: staff.id }, body),
    { config: limit(30) },
  );

  serve(contract.unsubscribeFromPush, (_input, { sessionId }) =>
    unsubscribeFromPush(shop, sessionId),
  );
};
