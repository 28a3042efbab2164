import { pageViewSchema } from 'shared/domain/types/pageView';
import type { Routes } from '../http/api';
import { failures } from '../http/failures';
import { nothingSchema } from '../http/schemas';
import { previewOf } from '../preview/previews';
import { witnessOf } from './witness';

const PER_MINUTE = 60;

/** Takes what browsers count of a page view. It is counted and gone: nothing of it is stored. */
export const pageViewRoutes: Routes = (api, shop, limit) => {
  api.post(
    '/page-views',
    {
      config: limit(PER_MINUTE),
      schema: {
        operationId: 'countPageView',
        tags: ['releases'],
        summary: 'How one page view went, by version of each remote; nothing of the visitor',
        body: pageViewSchema,
        response: { 204: nothingSchema, ...failures(400, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      // What staff break in a preview breaks for nobody else.
      if (!(await previewOf(shop, request)))
        shop.releaseHealth.viewed(request.body, witnessOf(request.ip));
      return reply.code(204).send(null);
    },
  );
};
