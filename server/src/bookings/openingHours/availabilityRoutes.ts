import * as z from 'zod/mini';
import { MAX_AVAILABILITY_DAYS } from '@mcs-repairs/shared/domain/rules/dayAvailability';
import { daysBetween } from '@mcs-repairs/shared/domain/rules/shopClock';
import { availabilitySchema } from '@mcs-repairs/shared/domain/types/availability';
import { shopDateSchema } from '@mcs-repairs/shared/domain/types/time';
import { chooseEncoding, encodedBody, failures, type Routes } from '../../http';
import { keptAvailability } from './keptAvailability';
import type { Shop } from '../shop';

const rangeSchema = z.object({ from: shopDateSchema, to: shopDateSchema }).check(
  z.refine(({ from, to }) => from <= to, {
    error: 'The last day is before the first',
    path: ['to'],
  }),
  z.refine(({ from, to }) => daysBetween(from, to) < MAX_AVAILABILITY_DAYS, {
    error: `Ask for at most ${MAX_AVAILABILITY_DAYS} days`,
    path: ['to'],
  }),
);

export const availabilityRoutes: Routes<Shop> = (api, shop, limit) => {
  const kept = keptAvailability(shop);
  api.get(
    '/availability',
    {
      config: limit(600),
      // It is kept as it is sent.
      compress: false,
      schema: {
        operationId: 'readAvailability',
        tags: ['availability'],
        summary: 'Days and their slots, from and to inclusive',
        querystring: rangeSchema,
        response: { 200: availabilitySchema, ...failures(422) },
      },
    },
    async ({ query, headers }, reply) => {
      const bodies = await kept(query);
      const encoding = chooseEncoding(headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      reply.headers({ 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' });
      return reply.send(encodedBody(bodies, encoding) as never);
    },
  );
};
