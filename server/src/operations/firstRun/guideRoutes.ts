import * as contract from '@mcs-repairs/shared/domain/contract/guide';
import { actorIn, serveStaff } from '../../auth';
import type { BookingsShop } from '../../bookings';
import type { Routes } from '../../http';
import { readGuide, skipInGuide } from './guide';
import { addSamples, removeSamples } from './samples';

/** Operations of the guide with which an owner sets up a new shop. */
export const guideRoutes: Routes<BookingsShop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(contract.readGuide, async () => ({ ok: true, value: await readGuide(shop) }));

  serve(contract.skipInGuide, async ({ body }, by) => {
    await skipInGuide(shop, body.skip, actorIn(by));
    return { ok: true, value: null };
  });

  serve(contract.addSamples, (_, by) => addSamples(shop, actorIn(by)));

  serve(contract.removeSamples, (_, by) => removeSamples(shop, actorIn(by)));
};
