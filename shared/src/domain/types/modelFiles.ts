import * as z from 'zod/mini';
import { textAsTyped } from './text';

/** The columns of a CSV file of models. Files may leave out columns, and order them freely. */
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
/** `seen` is from the answer to the check, so that only differences that somebody saw are stored. */
export const seenModelFileSchema = z.object({
  ...modelFileSchema.shape,
  seen: textAsTyped({ min: 1, max: 100 }),
});

/** A row that adds a model or changes one. `id` is null for a new model. */
const modelDifferenceSchema = z.object({
  row: z.int(),
  id: z.nullable(z.string()),
  name: z.string(),
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
});
export type ModelDifference = z.infer<typeof modelDifferenceSchema>;

/** What a file would change. `same` is the number of rows that change nothing. */
export const checkedModelFileSchema = z.object({
  differences: z.array(modelDifferenceSchema),
  same: z.int(),
  seen: z.string(),
});
export type CheckedModelFile = z.infer<typeof checkedModelFileSchema>;
