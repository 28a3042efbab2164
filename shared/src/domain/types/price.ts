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
const rupeesSchema = (...least: ReturnType<typeof z.minimum>[]) =>
  z.nullable(z.int(WHOLE).check(...least, z.maximum(MOST, TOO_MUCH)));

export const priceSchema = rupeesSchema(
  z.minimum(0, 'A price is at least Rs. 1'),
  z.minimum(1, 'Enter a price'),
);
export const costSchema = rupeesSchema(z.minimum(0, WHOLE));

const NEEDS_PRICE = { error: 'Enter the price too', path: ['price'] };
/**
 * The price of a repair with parts of one tier (standard or premium), and what these parts cost the
 * shop. Null if unknown.
 */
const tierSchema = z
  .object({ price: priceSchema, cost: costSchema })
  .check(z.refine(({ price, cost }) => price !== null || cost === null, NEEDS_PRICE));

export const tierPricesSchema = z.object({ standard: tierSchema, premium: tierSchema });
export type TierPrices = z.infer<typeof tierPricesSchema>;

/**
 * What a price is for: a device, a model and a fault. If `model` is null, it is for all models of
 * the device.
 */
const placeShape = {
  device: deviceIdSchema,
  model: z.nullable(textAsTyped({ min: 1, max: 80 })),
  issue: issueIdSchema,
};
export type PricePlace = z.infer<z.ZodMiniObject<typeof placeShape>>;

const versionSchema = z.int().check(z.minimum(0));

/** True to accept prices below their cost, which the server otherwise rejects. */
const confirmShape = { confirmBelowCost: z.optional(z.boolean()) };

/** A change of a price. `seen` is the version that the editor loaded. Null removes the price. */
export const priceChangeSchema = z.object({
  ...placeShape,
  ...tierPricesSchema.shape,
  ...confirmShape,
  seen: versionSchema,
});
export type PriceChange = z.infer<typeof priceChangeSchema>;

/** Undoes the last change of prices. `seen` is the version of this change. */
export const priceUndoSchema = z.object({ seen: versionSchema });

const shownTierSchema = z.object({ price: priceSchema, cost: z.optional(costSchema) });
export type ShownTier = z.infer<typeof shownTierSchema>;

/** A price in the form that staff see. Only staff who may change prices get its cost. */
export const listedPriceSchema = z.object({
  ...placeShape,
  standard: shownTierSchema,
  premium: shownTierSchema,
  version: versionSchema,
  changedBy: z.string(),
});
export type ListedPrice = z.infer<typeof listedPriceSchema>;

export const priceListSchema = z.object({
  /** The models in the order of the list, including models that are switched off. */
  models: z.array(
    z.object({
      id: z.string(),
      device: deviceIdSchema,
      name: z.string(),
      slug: z.string(),
      /**
       * The faults that the shop repairs on this model. Null if the shop repairs all faults of the
       * device.
       */
      issues: z.nullable(z.array(issueIdSchema)),
    }),
  ),
  prices: z.array(listedPriceSchema),
  /** The last change of prices of any device. `places` is the number of changed prices. */
  last: z.optional(
    z.object({ version: versionSchema, by: z.string(), at: instantSchema, places: z.int() }),
  ),
});
export type PriceList = z.infer<typeof priceListSchema>;

/** A price file as CSV text. The first row contains the names of the columns. */
export const priceFileSchema = z.object({
  csv: textAsTyped({ min: 1, max: 1_000_000, message: 'This file is empty' }),
});
/**
 * A price file to import. `seen` comes from the check of the file. If the import would now make
 * other changes, the server stores nothing.
 */
export const seenPriceFileSchema = z.object({
  ...priceFileSchema.shape,
  ...confirmShape,
  seen: textAsTyped({ min: 1, max: 100 }),
});
export type SeenPriceFile = z.infer<typeof seenPriceFileSchema>;

const changedAmountSchema = z.object({ from: costSchema, to: costSchema });
/** What one row of a price file changes. Amounts that stay the same are missing. */
export const priceDifferenceSchema = z.object({
  ...placeShape,
  /** The name of the model. Null if the price is for all models of the device. */
  modelName: z.nullable(z.string()),
  /** The number of the row in the file. Row 1 contains the names of the columns. */
  row: z.int(),
  standardPrice: z.optional(changedAmountSchema),
  standardCost: z.optional(changedAmountSchema),
  premiumPrice: z.optional(changedAmountSchema),
  premiumCost: z.optional(changedAmountSchema),
  /** The tiers (standard or premium) whose price would be below its cost. */
  belowCost: z.array(estimateTierSchema),
});
export type PriceDifference = z.infer<typeof priceDifferenceSchema>;

export const checkedPriceFileSchema = z.object({
  differences: z.array(priceDifferenceSchema),
  /** How many rows of the price file change nothing. */
  same: z.int(),
  seen: z.string(),
});
export type CheckedPriceFile = z.infer<typeof checkedPriceFileSchema>;
