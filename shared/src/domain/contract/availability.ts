import * as z from 'zod/mini';
import { MAX_AVAILABILITY_DAYS } from '../rules/freeSlots';
import { daysBetween } from '../rules/shopClock';
import { availabilitySchema } from '../types/availability';
import { shopDateSchema } from '../types/time';
import { operation } from './operation';

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

export const readAvailability = operation({
  id: 'readAvailability',
  tag: 'availability',
  summary: 'List days with their slots, `from` and `to` inclusive',
  method: 'GET',
  path: '/availability',
  right: null,
  query: rangeSchema,
  answer: availabilitySchema,
  reads: ['Availability'],
});
