import type { FastifyRequest } from 'fastify';
import { pageViewSchema } from '@mcs-repairs/shared/domain/types/pageView';
import { failures, nothingSchema, type Routes } from '../../http';
import type { Shop } from '../shop';
import { witnessOf } from './witness';

const PER_MINUTE = 60;

/** Whether what this browser sees is what others see. */
type IsCounted = (shop: Shop, request: FastifyRequest) => Promise<boolean>;

/** Takes what browsers count of a page view. It is counted and gone: nothing of it is stored. */
export const pageViewRoutes =
  (isCounted: IsCounted): Routes<Shop> =>
  (api, shop, limit) => {
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
        if (await isCounted(shop, request))
          shop.releaseHealth.viewed(request.body, witnessOf(request.ip));
        return reply.code(204).send(null);
      },
    );
  };
