import * as today from '@mcs-repairs/shared/domain/contract/today';
import { serveStaff } from '../../auth';
import type { Routes } from '../../http';
import type { Shop } from '../shop';
import { readToday } from './readToday';
import { lastVisitOf, noteVisit } from './staffVisits';

export const todayRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(today.readToday, async (_nothing, { staff }) => {
    const since = await lastVisitOf(shop.db, staff.id);
    return { ok: true, value: await readToday(shop.db, shop.now(), since) };
  });

  serve(today.noteVisit, async (_nothing, { staff }) => {
    await noteVisit(shop, staff.id);
    return { ok: true, value: null };
  });
};
