import * as contract from '@mcs-repairs/shared/domain/contract/payments';
import { actorIn, serveStaff } from '../../auth';
import type { Routes } from '../../http';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { findBooking } from '../storedBookings';
import { closeDay, reopenDay } from './closeDay';
import { cancelReceipt, recordPayment } from './recordPayment';
import { takingsOf } from './storedDays';
import { paymentsOf, printedReceipt } from './storedReceipts';

export const paymentRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(contract.readPayments, async ({ params }) =>
    (await findBooking(shop.db, params.id))
      ? { ok: true, value: await paymentsOf(shop.db, params.id) }
      : refused('not-found'),
  );
  serve(contract.recordPayment, ({ params, body, key }, by) =>
    recordPayment(shop, params.id, body, { by: actorIn(by), key }),
  );
  serve(contract.readReceipt, async ({ params }) => {
    const receipt = await printedReceipt(shop.db, params.id);
    return receipt ? { ok: true, value: receipt } : refused('not-found');
  });
  serve(contract.cancelReceipt, ({ params }, by) => cancelReceipt(shop, params.id, actorIn(by)));

  serve(contract.readTakings, async ({ params }) => ({
    ok: true,
    value: await takingsOf(shop.db, params.date, shop.now()),
  }));
  serve(contract.closeDay, ({ params, body }, by) =>
    closeDay(shop, params.date, body, actorIn(by)),
  );
  serve(contract.reopenDay, ({ params }, by) => reopenDay(shop, params.date, actorIn(by)));
};
