import * as z from 'zod/mini';
import { textAsTyped } from './text';

/** The columns of a CSV file of models. A file may have only some of them, in any order. */
export const MODEL_COLUMNS = [
  'device',
  'address',
  'name',
  'release year',
  'model numbers',
  'other names',
  'faults',
  'working times',
  'own words',
  'state',
] as const;
export type ModelColumn = (typeof MODEL_COLUMNS)[number];

export const MOST_MODEL_ROWS = 1200;
const LARGEST = 1_000_000;

export const modelFileSchema = z.object({
  csv: textAsTyped({
    min: 1,
    max: LARGEST,
    message: 'This file is empty',
    tooLong: 'Please choose a file of at most 1 MB',
  }),
});
/**
 * A file of models to import. `seen` comes from the check of the file. If the import would now make
 * other changes, the server stores nothing.
 */
export const seenModelFileSchema = z.object({
  ...modelFileSchema.shape,
  seen: textAsTyped({ min: 1, max: 100 }),
});

/** What an import does with a row: it adds or changes a model. `id` is null for a new model. */
const modelDifferenceSchema = z.object({
  row: z.int(),
  id: z.nullable(z.string()),
  name: z.string(),
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
});
export type ModelDifference = z.infer<typeof modelDifferenceSchema>;

/** What importing a file of models would change. `same` is the number of rows without changes. */
export const checkedModelFileSchema = z.object({
  differences: z.array(modelDifferenceSchema),
  same: z.int(),
  seen: z.string(),
});
export type CheckedModelFile = z.infer<typeof checkedModelFileSchema>;
