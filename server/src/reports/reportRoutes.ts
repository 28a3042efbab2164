import { readReport } from '@mcs-repairs/shared/domain/contract/reports';
import { serveStaff } from '../auth';
import type { Routes } from '../http';
import { reportOn } from './reportOn';
import type { Shop } from './shop';

export const reportRoutes: Routes<Shop> = (api, shop, limit) => {
  serveStaff(api, shop)(
    readReport,
    async ({ query }) => ({ ok: true, value: await reportOn(shop, query) }),
    { config: limit(60) },
  );
};
