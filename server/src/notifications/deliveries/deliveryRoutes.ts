import { listDeliveries, retryDelivery } from '@mcs-repairs/shared/domain/contract/deliveries';
import { actorIn, serveStaff } from '../../auth';
import type { Routes } from '../../http';
import type { Shop } from '../shop';
import { deliveriesOf } from './deliveriesOf';
import { tryAgain } from './tryAgain';

/** The operations on messages about a booking: list them, and send a failed one again. */
export const deliveryRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(listDeliveries, async ({ params }) => ({
    ok: true,
    value: await deliveriesOf(shop.db, params.id, shop.now()),
  }));

  serve(retryDelivery, ({ params: { id: bookingId, deliveryId } }, by) =>
    tryAgain(shop, { bookingId, deliveryId }, actorIn(by)),
  );
};
