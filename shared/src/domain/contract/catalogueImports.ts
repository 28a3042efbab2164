import * as z from 'zod/mini';
import { lastImportSchema, undoneImportSchema } from '../types/catalogueImports';
import { idParams, operation } from './operation';

const READS = ['Goods', 'Models'] as const;

export const readLastImport = operation({
  id: 'readLastImport',
  tag: 'catalogue',
  summary: 'The last import of goods or of models that can be undone (staff)',
  method: 'GET',
  path: '/catalogue/imports',
  right: 'change-goods',
  query: z.object({ kind: z.enum(['goods', 'models']) }),
  answer: z.object({ last: z.nullable(lastImportSchema) }),
  reads: READS,
});

/**
 * Undoes an import. Changed rows get their earlier values. Added units become drafts, and added
 * models are switched off. If somebody changed a row after the import, it stays as it is, and the
 * answer names it. Fails with `conflict` if that is the case for all rows.
 */
export const undoImport = operation({
  id: 'undoImport',
  tag: 'catalogue',
  summary: 'Undo the last import of goods or of models (staff)',
  method: 'POST',
  path: '/catalogue/imports/:id/undo',
  right: 'change-goods',
  params: idParams,
  answer: undoneImportSchema,
  failures: [404, 409],
  stale: READS,
  timeoutMs: 120_000,
});
