import * as z from 'zod/mini';
import { checkedModelFileSchema, modelFileSchema, seenModelFileSchema } from '../types/modelFiles';
import { operation } from './operation';

export const exportModels = operation({
  id: 'exportModels',
  tag: 'catalogue',
  summary: 'Export every model, also those that are switched off, as CSV (staff)',
  method: 'GET',
  path: '/models/export',
  right: 'change-goods',
  answer: z.object({ csv: z.string() }),
  reads: [],
});

/**
 * Checks a file of models before its import. Fails with `invalid` if the file has errors, and names
 * each error by row and column.
 */
export const checkModelFile = operation({
  id: 'checkModelFile',
  tag: 'catalogue',
  summary: 'List what a CSV file of models would change, without a change (staff)',
  description: 'The fields of a refusal name each wrong row and column, for example `5.faults`.',
  method: 'POST',
  path: '/models/file/check',
  right: 'change-goods',
  body: modelFileSchema,
  answer: checkedModelFileSchema,
  failures: [413],
  stale: [],
});

/**
 * Imports a file of models. Fails with `conflict` if the import would no longer make the changes
 * that the check listed.
 */
export const importModels = operation({
  id: 'importModels',
  tag: 'catalogue',
  summary: 'Store a CSV file of models completely or not at all, as it was checked (staff)',
  method: 'POST',
  path: '/models/file',
  right: 'change-goods',
  body: seenModelFileSchema,
  answer: z.object({ added: z.int(), changed: z.int() }),
  failures: [409, 413],
  stale: ['Models'],
});
