import * as z from 'zod/mini';
import { deviceIdSchema, issueIdSchema } from './device';
import { estimateTierSchema } from './estimate';
import { textAsTyped } from './text';
import { instantSchema } from './time';

/** The columns of a CSV file of prices. */
export const PRICE_COLUMNS = [
  'Device',
  'Model',
  'Fault',
  'Standard price',
  'Standard cost',
  'Premium price',
  'Premium cost',
] as const;

const WHOLE = 'Use whole rupees, without signs';
const MOST = 10_000_000;
const TOO_MUCH = 'This amount is too large';
const rupeesSchema = (least: number, tooLittle: string) =>
  z.nullable(z.int(WHOLE).check(z.minimum(least, tooLittle), z.maximum(MOST, TOO_MUCH)));

export const priceSchema = rupeesSchema(1, 'Enter a price');
export const costSchema = rupeesSchema(0, WHOLE);

const NEEDS_PRICE = { error: 'Enter the price too', path: ['price'] };
/** What the shop asks for a repair with parts of one tier, and what it pays. Null: unknown. */
const tierSchema = z
  .object({ price: priceSchema, cost: costSchema })
  .check(z.refine(({ price, cost }) => price !== null || cost === null, NEEDS_PRICE));

export const tierPricesSchema = z.object({ standard: tierSchema, premium: tierSchema });
export type TierPrices = z.infer<typeof tierPricesSchema>;

/** Names a price: the fault of a model, or of all models of the device (`model` is null). */
const placeShape = {
  device: deviceIdSchema,
  model: z.nullable(textAsTyped({ min: 1, max: 80 })),
  issue: issueIdSchema,
};
export type PricePlace = z.infer<z.ZodMiniObject<typeof placeShape>>;

const versionSchema = z.int().check(z.minimum(0));

/** Whether the editor wants prices below their cost. Without it, the server refuses them. */
const confirmShape = { confirmBelowCost: z.optional(z.boolean()) };

/** `seen` is the version that the editor loaded. A change without a price removes the prices. */
export const priceChangeSchema = z.object({
  ...placeShape,
  ...tierPricesSchema.shape,
  ...confirmShape,
  seen: versionSchema,
});
export type PriceChange = z.infer<typeof priceChangeSchema>;

/** `seen` is the version of the last change, which is undone. */
export const priceUndoSchema = z.object({ seen: versionSchema });

const shownTierSchema = z.object({ price: priceSchema, cost: z.optional(costSchema) });
export type ShownTier = z.infer<typeof shownTierSchema>;

/** A price as staff see it. Only members who may change prices get costs. */
export const listedPriceSchema = z.object({
  ...placeShape,
  standard: shownTierSchema,
  premium: shownTierSchema,
  version: versionSchema,
  changedBy: z.string(),
});
export type ListedPrice = z.infer<typeof listedPriceSchema>;

export const priceListSchema = z.object({
  /** The models in their order, also those that are switched off. */
  models: z.array(
    z.object({
      id: z.string(),
      device: deviceIdSchema,
      name: z.string(),
      slug: z.string(),
      /** The faults that the shop repairs. Null: all faults of the device. */
      issues: z.nullable(z.array(issueIdSchema)),
    }),
  ),
  prices: z.array(listedPriceSchema),
  /** The last change of any device. `places` is the number of prices that it changed. */
  last: z.optional(
    z.object({ version: versionSchema, by: z.string(), at: instantSchema, places: z.int() }),
  ),
});
export type PriceList = z.infer<typeof priceListSchema>;

/** The CSV text of a file. Its first row names the columns. */
export const priceFileSchema = z.object({
  csv: textAsTyped({ min: 1, max: 1_000_000, message: 'This file is empty' }),
});
/** `seen` is from the answer to the check, so that only differences that somebody saw are stored. */
export const seenPriceFileSchema = z.object({
  ...priceFileSchema.shape,
  ...confirmShape,
  seen: textAsTyped({ min: 1, max: 100 }),
});
export type SeenPriceFile = z.infer<typeof seenPriceFileSchema>;

const changedAmountSchema = z.object({ from: costSchema, to: costSchema });
/** What a row of a file changes. An amount that stays is missing. */
export const priceDifferenceSchema = z.object({
  ...placeShape,
  /** The name of the model. Null: all models of the device. */
  modelName: z.nullable(z.string()),
  /** The row in the file. The row with the names of the columns is row 1. */
  row: z.int(),
  standardPrice: z.optional(changedAmountSchema),
  standardCost: z.optional(changedAmountSchema),
  premiumPrice: z.optional(changedAmountSchema),
  premiumCost: z.optional(changedAmountSchema),
  /** The tiers whose price is below their cost after the change. */
  belowCost: z.array(estimateTierSchema),
});
export type PriceDifference = z.infer<typeof priceDifferenceSchema>;

export const checkedPriceFileSchema = z.object({
  differences: z.array(priceDifferenceSchema),
  /** The number of rows that change nothing. */
  same: z.int(),
  seen: z.string(),
});
export type CheckedPriceFile = z.infer<typeof checkedPriceFileSchema>;
