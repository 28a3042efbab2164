import * as z from 'zod/mini';
import { instantSchema } from './time';

export type ImportKind = 'goods' | 'models';

/** The last import of a CSV file: who imported it, when, and how many rows it added and changed. */
export const lastImportSchema = z.object({
  id: z.string(),
  added: z.int(),
  changed: z.int(),
  by: z.string(),
  at: instantSchema,
});
export type LastImport = z.infer<typeof lastImportSchema>;

/**
 * The result of undoing an import. `kept` names the rows that stay as they are, because somebody
 * changed them after the import.
 */
export const undoneImportSchema = z.object({ undone: z.int(), kept: z.array(z.string()) });
export type UndoneImport = z.infer<typeof undoneImportSchema>;
