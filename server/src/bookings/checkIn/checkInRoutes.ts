import * as checkIn from '@mcs-repairs/shared/domain/contract/checkIn';
import * as repairs from '@mcs-repairs/shared/domain/contract/repairs';
import { actorIn, serveStaff } from '../../auth';
import type { Routes } from '../../http';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { printTicket } from './printTicket';
import { showPasscode } from './showPasscode';
import { findIntake } from './storedIntakes';
import { takeIn } from './takeIn';
import { walkInState } from './walkIn';

/** The operations that check in devices at the counter. */
export const checkInRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(checkIn.takeIn, async ({ body, key }, by, reply) => {
    const outcome = await takeIn(shop, body, actorIn(by), key);
    if (outcome.replayed) reply.header('idempotent-replayed', 'true');
    return outcome;
  });

  serve(checkIn.readWalkIns, async () => ({ ok: true, value: await walkInState(shop, shop.db) }));

  serve(checkIn.readIntake, async ({ params }) => {
    const intake = await findIntake(shop.db, params.id);
    return intake ? { ok: true, value: intake } : refused('not-found');
  });

  serve(repairs.showPasscode, ({ params }, by) => showPasscode(shop, params.id, actorIn(by)));

  serve(checkIn.printTicket, ({ params }, by) => printTicket(shop, params.id, actorIn(by)));
};
