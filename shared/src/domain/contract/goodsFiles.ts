import * as z from 'zod/mini';
import {
  goodsFileSchema,
  goodsImportedSchema,
  goodsImportSchema,
  goodsPlanSchema,
} from '../types/goodsFiles';
import { operation } from './operation';

export const exportGoods = operation({
  id: 'exportGoods',
  tag: 'catalogue',
  summary: 'Export every unit of every state as CSV (staff)',
  method: 'GET',
  path: '/goods/export',
  right: 'change-goods',
  answer: z.object({ csv: z.string() }),
  reads: [],
});

/**
 * Checks a file of goods before its import. Fails with `invalid` if the file has errors, and names
 * each error by row and column.
 */
export const checkGoodsImport = operation({
  id: 'checkGoodsImport',
  tag: 'catalogue',
  summary: 'Read a CSV file of units and say what its import would change (staff)',
  method: 'POST',
  path: '/goods/import/checks',
  right: 'change-goods',
  body: goodsFileSchema,
  answer: goodsPlanSchema,
  stale: [],
  timeoutMs: 120_000,
});

/**
 * Imports a file of goods. Fails with `conflict` if somebody changed one of the units after the
 * check. Nothing is stored then.
 */
export const importGoods = operation({
  id: 'importGoods',
  tag: 'catalogue',
  summary: 'Import a CSV file of units, completely or not at all (staff)',
  method: 'POST',
  path: '/goods/import',
  right: 'change-goods',
  body: goodsImportSchema,
  submission: 'key',
  answer: goodsImportedSchema,
  failures: [409],
  stale: ['Goods'],
  timeoutMs: 120_000,
});
