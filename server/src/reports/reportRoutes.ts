import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { reportQuerySchema, reportSchema } from '@mcs-repairs/shared/domain/types/report';
import { failures, type Routes } from '../http';
import { requireStaff } from '../auth';
import { estimateFigures, promiseFigures, timeToReady } from './benchFigures';
import { daysOf } from './reportDays';
import { customerFigures, noShowFigures, visitFigures } from './visitFigures';
import type { Shop } from './shop';

export const reportRoutes: Routes<Shop> = (api, shop, limit) => {
  const { db, now } = shop;
  api.get(
    '/reports',
    {
      onRequest: requireStaff(shop, 'reports'),
      config: limit(60),
      schema: {
        operationId: 'readReport',
        tags: ['bookings'],
        summary: 'What happened on some days: visits, repairs, promises, estimates (staff)',
        querystring: reportQuerySchema,
        response: { 200: reportSchema, ...failures(401, 403, 422) },
      },
    },
    async ({ query }) => {
      const days = daysOf(query);
      const at = now();
      return {
        ...query,
        at: at.toISOString(),
        ...(await visitFigures(db, days)),
        timeToReady: await timeToReady(db, db.engine, days),
        promises: await promiseFigures(db, days, toShopDate(at)),
        noShows: await noShowFigures(db, days),
        customers: await customerFigures(db, days),
        estimates: await estimateFigures(db, days),
      };
    },
  );
};
