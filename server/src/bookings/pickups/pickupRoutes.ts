import { listRides, takeRideStep } from '@mcs-repairs/shared/domain/contract/pickups';
import { actorIn, serveStaff } from '../../auth';
import type { Routes } from '../../http';
import type { Shop } from '../shop';
import { pickupsNow } from './pickupsNow';
import { shownTo } from './shownTo';
import { takeStep } from './takeStep';

/** The operations for pickups, in which riders fetch devices and return them. */
export const pickupRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(listRides, async (_nothing, { staff: { role } }) => {
    const { today, rides } = await pickupsNow(shop.db, shop.now());
    const shown = rides.map((ride) => ({ ...ride, booking: shownTo(role, ride.booking) }));
    return { ok: true, value: { today, rides: shown } };
  });

  serve(takeRideStep, async ({ params, body }, by) => {
    const made = await takeStep(shop, params.id, body, actorIn(by));
    return made.ok ? { ok: true, value: shownTo(by.staff.role, made.value) } : made;
  });
};
