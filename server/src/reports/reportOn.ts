import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Report, ReportQuery } from '@mcs-repairs/shared/domain/types/report';
import { estimateFigures, promiseFigures, timeToReady } from './repairFigures';
import { daysOf } from './reportDays';
import type { Shop } from './shop';
import { siteUseFigures } from './siteUse/siteUseFigures';
import { customerFigures, noShowFigures, visitFigures } from './visitFigures';

/** Returns the statistics of a range of days, including the first and the last day. */
export async function reportOn(shop: Shop, { from, to }: ReportQuery): Promise<Report> {
  const { db } = shop;
  const now = shop.now();
  const days = daysOf({ from, to });
  return {
    from,
    to,
    at: now.toISOString(),
    ...(await visitFigures(db, days)),
    timeToReady: await timeToReady(db, db.engine, days),
    promises: await promiseFigures(db, days, toShopDate(now)),
    noShows: await noShowFigures(db, days),
    customers: await customerFigures(db, days),
    estimates: await estimateFigures(db, days),
    siteUse: await siteUseFigures(db, { from, to }, shop.siteUse.isCounting),
  };
}
