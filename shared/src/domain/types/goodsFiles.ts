import * as z from 'zod/mini';
import { textAsTyped } from './text';

/** The columns of a CSV file of units. A file may have only some of them, in any order. */
export const GOODS_COLUMNS = [
  'address',
  'name',
  'category',
  'condition',
  'battery',
  'storage',
  'colour',
  'chip',
  'warranty',
  'stock',
  'serial',
  'description',
  'state',
  'photos',
] as const;
export type GoodsColumn = (typeof GOODS_COLUMNS)[number];

export const MOST_GOODS_ROWS = 5000;
export const LARGEST_GOODS_FILE = 5 << 20;
const TOO_LARGE = 'Please choose a file of at most 5 MB';

const csvText = textAsTyped({ max: LARGEST_GOODS_FILE, tooLong: TOO_LARGE });
const versionSchema = z.int().check(z.minimum(0));

export const goodsFileSchema = z.object({ csv: csvText });

/** The units that an import changes, each with the version that the editor saw. */
const seenSchema = z
  .array(z.object({ id: textAsTyped({ min: 1, max: 80 }), version: versionSchema }))
  .check(z.maxLength(MOST_GOODS_ROWS));

export const goodsImportSchema = z.object({ csv: csvText, seen: seenSchema });
export type GoodsImport = z.infer<typeof goodsImportSchema>;

/**
 * What an import does with a row: it adds or changes a unit, or names its photos. `id` is null for
 * a new unit.
 */
const plannedRowSchema = z.object({
  row: z.int(),
  id: z.nullable(z.string()),
  name: z.string(),
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  photos: z.array(z.string()),
});
export type PlannedRow = z.infer<typeof plannedRowSchema>;

/** What importing a file of units would change. */
export const goodsPlanSchema = z.object({
  rows: z.array(plannedRowSchema),
  unchanged: z.int(),
  seen: seenSchema,
});
export type GoodsPlan = z.infer<typeof goodsPlanSchema>;

/** The result of importing a file of units. `units` has the units whose rows name photos. */
export const goodsImportedSchema = z.object({
  added: z.int(),
  changed: z.int(),
  units: z.array(z.object({ row: z.int(), id: z.string() })),
});
export type GoodsImported = z.infer<typeof goodsImportedSchema>;
