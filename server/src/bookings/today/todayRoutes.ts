import { todaySchema } from '@mcs-repairs/shared/domain/types/today';
import { failures, nothingSchema, type Routes } from '../../http';
import { requireStaff, signedInStaff } from '../../auth';
import { readToday } from './readToday';
import { lastVisitOf, noteVisit } from './staffVisits';
import type { Shop } from '../shop';

export const todayRoutes: Routes<Shop> = (api, shop) => {
  const staffOnly = requireStaff(shop, 'read-bookings');

  api.get(
    '/today',
    {
      onRequest: staffOnly,
      schema: {
        operationId: 'readToday',
        tags: ['today'],
        summary: 'What waits today, with the counts of every inbox (staff)',
        response: { 200: todaySchema, ...failures(401, 403) },
      },
    },
    async (request) => {
      const { staff } = signedInStaff(request);
      return readToday(shop.db, shop.now(), await lastVisitOf(shop.db, staff.id));
    },
  );

  api.post(
    '/today/visits',
    {
      onRequest: staffOnly,
      schema: {
        operationId: 'noteVisit',
        tags: ['today'],
        summary:
          "Somebody looks at the day's work; what came since their last visit is new (staff)",
        response: { 204: nothingSchema, ...failures(401, 403) },
      },
    },
    async (request, reply) => {
      await noteVisit(shop, signedInStaff(request).staff.id);
      return reply.code(204).send(null);
    },
  );
};
