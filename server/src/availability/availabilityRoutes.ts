import * as z from 'zod/mini';
import { MAX_AVAILABILITY_DAYS } from 'shared/domain/rules/dayAvailability';
import { daysBetween } from 'shared/domain/rules/shopClock';
import { availabilitySchema } from 'shared/domain/types/availability';
import { shopDateSchema } from 'shared/domain/types/time';
import { availability } from './availability';
import { failures } from '../http/failures';
import type { Routes } from '../http/api';

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

export const availabilityRoutes: Routes = (api, shop, limit) => {
  api.get(
    '/availability',
    {
      config: limit(600),
      schema: {
        operationId: 'readAvailability',
        tags: ['availability'],
        summary: 'Days and their slots, from and to inclusive',
        querystring: rangeSchema,
        response: { 200: availabilitySchema, ...failures(422) },
      },
    },
    ({ query }) => availability(shop, query.from, query.to),
  );
};
