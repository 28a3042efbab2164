import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Report, ReportQuery } from '@mcs-repairs/shared/domain/types/report';
import type { Db } from '../db';
import { estimateFigures, promiseFigures, timeToReady } from './benchFigures';
import { daysOf } from './reportDays';
import { customerFigures, noShowFigures, visitFigures } from './visitFigures';

/** Returns the figures of a range of days, both ends included. */
export async function reportOn(db: Db, { from, to }: ReportQuery, now: Date): Promise<Report> {
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
  };
}
