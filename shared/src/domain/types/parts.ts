import * as z from 'zod/mini';
import { lineText, requiredText, searchText, textAsTyped } from './text';
import { instantSchema } from './time';

/** The highest amount in rupees that staff can enter. */
export const MOST_RUPEES = 10_000_000;
const MOST_STOCK = 9999;

const COST = 'Enter whole rupees from 1 to 1,00,00,000';
const STOCK = 'Enter a number from 0 to 9999';
const COUNT = 'Enter a number from 1 to 99';

const stockSchema = z.int(STOCK).check(z.minimum(0, STOCK), z.maximum(MOST_STOCK, STOCK));
const countSchema = z.int(COUNT).check(z.minimum(1, COUNT), z.maximum(99, COUNT));
const versionSchema = z.int().check(z.minimum(0));
const idSchema = textAsTyped({ min: 1, max: 64 });

/** What an owner enters about a part. */
export const partFactsSchema = z.object({
  name: requiredText('Enter a name', 120),
  /** The part number of the manufacturer or supplier. */
  number: lineText({ max: 60 }),
  /** The models that the part fits, as any text. */
  models: lineText({ max: 200 }),
  /** The cost of one piece in rupees. Null if unknown. */
  cost: z.nullable(z.int(COST).check(z.minimum(1, COST), z.maximum(MOST_RUPEES, COST))),
  stock: stockSchema,
  /** A stock at or below this number counts as low. Null if staff want no warning. */
  warnAt: z.nullable(stockSchema),
  supplier: lineText({ max: 120 }),
  supplierPhone: lineText({
    max: 40,
    pattern: /^[+\d ()-]*$/,
    mismatch: 'Use digits, blanks, + and -',
  }),
  supplierUrl: lineText({
    max: 300,
    pattern: /^(?:https?:\/\/[^\s"'<>\\]+)?$/,
    mismatch: 'Enter an address that begins with https://',
  }),
  /** True if the shop no longer uses this part. Staff can then no longer choose it. */
  isRetired: z.boolean(),
});
export type PartFacts = z.infer<typeof partFactsSchema>;

/** A part in the list. `cost` is null for staff who may not see costs. */
export const partSchema = z.object({
  ...partFactsSchema.shape,
  id: z.string(),
  isLow: z.boolean(),
  /** The references of the repairs that wait for this part. */
  waiting: z.array(z.string()),
  version: versionSchema,
  changedBy: z.string(),
  canUndo: z.boolean(),
});
export type Part = z.infer<typeof partSchema>;

/**
 * The filters of the list of parts. `stocked` selects the parts that staff can choose for repairs.
 */
export const PART_FILTERS = ['stocked', 'low', 'awaited', 'retired'] as const;
export type PartFilter = (typeof PART_FILTERS)[number];

export const partsQuerySchema = z.object({
  show: z._default(z.enum(PART_FILTERS), 'stocked'),
  search: z._default(searchText, ''),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
});
export type PartsQuery = z.infer<typeof partsQuerySchema>;

export const partListSchema = z.object({
  parts: z.array(partSchema),
  total: z.int(),
  pageSize: z.int(),
});
export type PartList = z.infer<typeof partListSchema>;

/** A change of a part. `seen` is the version that the editor loaded. */
export const partChangeSchema = z.object({ ...partFactsSchema.shape, seen: versionSchema });
export type PartChange = z.infer<typeof partChangeSchema>;

export const partSeenSchema = z.object({ seen: versionSchema });

/** Records that a repair used a part. With `anyway`, the number may be higher than the stock. */
export const partUseSchema = z.object({
  partId: textAsTyped({ min: 1, max: 64, message: 'Choose a part', tooShort: 'Choose a part' }),
  count: countSchema,
  anyway: z._default(z.boolean(), false),
});
export type PartUse = z.infer<typeof partUseSchema>;

export const awaitedPartSchema = z.omit(partUseSchema, { anyway: true });
export type AwaitedPart = z.infer<typeof awaitedPartSchema>;

/** A part that a repair used. `cost` is what one piece cost at that time, or null if unknown. */
export const bookingPartSchema = z.object({
  id: idSchema,
  partId: z.string(),
  name: z.string(),
  count: z.int(),
  cost: z.nullable(z.int()),
  at: instantSchema,
  by: z.string(),
});
export type BookingPart = z.infer<typeof bookingPartSchema>;

/** The parts that a repair used, and the parts for which it waits, with their suppliers. */
export const bookingPartsSchema = z.object({
  used: z.array(bookingPartSchema),
  awaited: z.array(
    z.object({
      ...bookingPartSchema.shape,
      stock: z.int(),
      supplier: z.string(),
      supplierPhone: z.string(),
      supplierUrl: z.string(),
    }),
  ),
});
export type BookingParts = z.infer<typeof bookingPartsSchema>;
