import * as today from '@mcs-repairs/shared/domain/contract/today';
import { may } from '@mcs-repairs/shared/domain/rules/rights';
import { serveStaff } from '../../auth';
import { keptAnswers } from '../../db';
import type { Routes } from '../../http';
import type { Shop } from '../shop';
import { readToday } from './readToday';
import { lastVisitOf, noteVisit } from './staffVisits';

const MINUTE = 60_000;

export const todayRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);
  // Each dashboard requests the lists of the page Today after every change. The lists are the same
  // for all staff, so they are cached.
  const kept = keptAnswers(shop.db, 1, (minute: string) =>
    readToday(shop.db, new Date(minute), null),
  );

  serve(today.readToday, async (_nothing, { staff }) => {
    const since = await lastVisitOf(shop.db, staff.id);
    const minute = new Date(Math.floor(shop.now().getTime() / MINUTE) * MINUTE).toISOString();
    const lists = { ...(await kept(minute)), since };
    const followUps = { total: 0, lines: [] };
    const seesRequests = may(staff.role, 'read-requests');
    return { ok: true, value: seesRequests ? lists : { ...lists, followUps } };
  });

  serve(today.noteVisit, async (_nothing, { staff }) => {
    await noteVisit(shop, staff.id);
    return { ok: true, value: null };
  });
};
