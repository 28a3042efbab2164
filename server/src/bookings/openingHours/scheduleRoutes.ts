import * as contract from '@mcs-repairs/shared/domain/contract/openingHours';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { actorIn, serveStaff } from '../../auth';
import { noteDone, serve, type Routes } from '../../http';
import { changeSchedule, previewSchedule, undoSchedule } from './changeSchedule';
import { currentSchedule } from './currentSchedule';
import { decidedBookings } from './displacedBookings';
import { publicSchedule } from './publicSchedule';
import { readHistory } from './storedSchedule';
import type { Shop } from '../shop';

/** The maximum size of a request, in bytes. Opening hours may contain hundreds of closed days. */
const BODY_LIMIT = 256 << 10;

export const scheduleRoutes: Routes<Shop> = (api, shop, limit) => {
  const serveToStaff = serveStaff(api, shop);

  serve(api, contract.readSchedule, { config: limit(1200) }, async () => ({
    ok: true,
    value: publicSchedule(await currentSchedule(shop), toShopDate(shop.now())),
  }));

  serveToStaff(contract.readScheduleSettings, async () => {
    const { revision, schedule } = await currentSchedule(shop);
    const displaced = await decidedBookings(shop.db, schedule, shop.now());
    const history = await readHistory(shop.db);
    return { ok: true, value: { revision, schedule, history, displaced } };
  });

  serveToStaff(
    contract.previewSchedule,
    async ({ body }) => ({ ok: true, value: await previewSchedule(shop, body.schedule) }),
    { bodyLimit: BODY_LIMIT },
  );

  serveToStaff(
    contract.changeSchedule,
    async ({ body }, by, { log }) => {
      const outcome = await changeSchedule(shop, body, actorIn(by));
      if (outcome.ok) noteDone(log, 'schedule-changed', { by: by.staff.id });
      return outcome;
    },
    { bodyLimit: BODY_LIMIT },
  );

  serveToStaff(contract.undoSchedule, async ({ body }, by, { log }) => {
    const outcome = await undoSchedule(shop, body.revision, actorIn(by));
    if (outcome.ok) noteDone(log, 'schedule-changed', { by: by.staff.id });
    return outcome;
  });
};
