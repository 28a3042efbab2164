import * as z from 'zod/mini';
import { deviceIdSchema } from '../types/device';
import {
  checkedPriceFileSchema,
  listedPriceSchema,
  priceChangeSchema,
  priceFileSchema,
  priceListSchema,
  priceUndoSchema,
  seenPriceFileSchema,
} from '../types/price';
import { operation } from './operation';

const PRICES = ['Prices'] as const;
/**
 * The tags that a change of prices invalidates. The page of a booking shows the prices of its
 * repair, so `Bookings` is one of them.
 */
const CHANGED = [...PRICES, 'Bookings'] as const;

export const listPrices = operation({
  id: 'listPrices',
  tag: 'catalogue',
  summary: 'List the prices of repairs, of one device or of all (staff)',
  description: 'Only members who may change prices get costs and the last change.',
  method: 'GET',
  path: '/prices',
  right: 'estimate',
  query: z.object({ device: z.optional(deviceIdSchema) }),
  answer: priceListSchema,
  reads: PRICES,
});

/**
 * Changes a price. Fails with `conflict` if somebody else changed it after the caller read it; the
 * message names this person. Fails with `invalid` if a price is below its cost, unless the request
 * confirms such a price.
 */
export const changePrice = operation({
  id: 'changePrice',
  tag: 'catalogue',
  summary: 'Change the prices and costs of a fault, for a model or for all models (staff)',
  method: 'POST',
  path: '/prices',
  right: 'change-prices',
  body: priceChangeSchema,
  answer: listedPriceSchema,
  failures: [404, 409],
  stale: CHANGED,
});

/**
 * Undoes the last change of prices. Fails with `conflict` if there is a later change; the message
 * names its author.
 */
export const undoPrices = operation({
  id: 'undoPrices',
  tag: 'catalogue',
  summary: 'Undo the last change of prices, which may be a whole file (staff)',
  method: 'POST',
  path: '/prices/undo',
  right: 'change-prices',
  body: priceUndoSchema,
  answer: null,
  failures: [404, 409],
  stale: CHANGED,
});

export const checkPriceFile = operation({
  id: 'checkPriceFile',
  tag: 'catalogue',
  summary: 'List what a CSV file of prices would change, without a change (staff)',
  description:
    'The fields of a refusal name each wrong row and column, for example `Row 5, Standard price`.',
  method: 'POST',
  path: '/prices/file/check',
  right: 'change-prices',
  body: priceFileSchema,
  answer: checkedPriceFileSchema,
  failures: [413],
  stale: [],
});

/**
 * Imports a price file. Fails with `conflict` if the import would no longer make the changes that
 * the check listed. Fails with `invalid` if it sets a price below its cost, unless the request
 * confirms such a price.
 */
export const importPrices = operation({
  id: 'importPrices',
  tag: 'catalogue',
  summary: 'Store a CSV file of prices completely or not at all, as it was checked (staff)',
  method: 'POST',
  path: '/prices/file',
  right: 'change-prices',
  body: seenPriceFileSchema,
  answer: z.object({ changed: z.int() }),
  failures: [409, 413],
  stale: CHANGED,
});
