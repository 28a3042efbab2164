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
 * Fails with `invalid` if the file has errors. The failure names each error by its row and column.
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
 * Fails with `conflict` if somebody changed one of the units after the check. After a failure,
 * nothing is stored.
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
