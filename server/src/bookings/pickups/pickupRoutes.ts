import { listRides, takeRideStep } from '@mcs-repairs/shared/domain/contract/pickups';
import { actorIn, serveStaff } from '../../auth';
import type { Routes } from '../../http';
import type { Shop } from '../shop';
import { ridesNow } from './ridesNow';
import { takeStep } from './takeStep';

/** The operations on devices that riders fetch and return. */
export const pickupRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(listRides, async () => ({ ok: true, value: await ridesNow(shop.db, shop.now()) }));

  serve(takeRideStep, ({ params, body }, by) => takeStep(shop, params.id, body, actorIn(by)));
};
