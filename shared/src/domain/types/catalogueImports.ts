import * as z from 'zod/mini';
import { instantSchema } from './time';

export type ImportKind = 'goods' | 'models';

/** An import of a CSV file: how many rows it added and changed, who imported it, and when. */
export const lastImportSchema = z.object({
  id: z.string(),
  added: z.int(),
  changed: z.int(),
  by: z.string(),
  at: instantSchema,
});
export type LastImport = z.infer<typeof lastImportSchema>;

/** `kept` names what somebody changed after the import. */
export const undoneImportSchema = z.object({ undone: z.int(), kept: z.array(z.string()) });
export type UndoneImport = z.infer<typeof undoneImportSchema>;
