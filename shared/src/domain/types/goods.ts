import * as z from 'zod/mini';
import { goneItemSchema, PRODUCT_CATEGORIES, sortOrderSchema } from './product';
import { lineText, linesText, requiredText, searchText, textAsTyped } from './text';
import { instantSchema } from './time';

/**
 * The conditions of a unit, best first. The texts for visitors are in `domain/catalogue/grades`.
 */
export const GRADES = ['new', 'excellent', 'good', 'fair'] as const;
export const gradeSchema = z.enum(GRADES);
export type Grade = z.infer<typeof gradeSchema>;

export const GOODS_STATES = ['draft', 'on-sale', 'reserved', 'sold'] as const;
export const goodsStateSchema = z.enum(GOODS_STATES);
export type GoodsState = z.infer<typeof goodsStateSchema>;

const categorySchema = z.enum(PRODUCT_CATEGORIES);
const idSchema = textAsTyped({ min: 1, max: 80 });
const versionSchema = z.int().check(z.minimum(0));

/** The slug of a unit: the last part of the address of its page. */
export const slugSchema = lineText({
  max: 60,
  pattern: /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/,
  mismatch: 'Use small letters, digits and single hyphens, such as macbook-air-m2',
});

const BATTERY = 'Enter a number from 1 to 100';
const STOCK = 'Enter a number from 1 to 999';

/** What staff enter about a unit. If the slug is empty, the server derives one from the name. */
export const goodsFactsSchema = z.object({
  name: requiredText('Enter a name', 120),
  slug: slugSchema,
  category: categorySchema,
  grade: gradeSchema,
  battery: z.nullable(z.int(BATTERY).check(z.minimum(1, BATTERY), z.maximum(100, BATTERY))),
  storage: lineText({ max: 40 }),
  colour: lineText({ max: 40 }),
  chip: lineText({ max: 40 }),
  warranty: lineText({ max: 80 }),
  /** The serial number. Only staff see it. */
  serial: lineText({ max: 40 }),
  words: linesText({ max: 1000 }),
  stock: z.int(STOCK).check(z.minimum(1, STOCK), z.maximum(999, STOCK)),
});
export type GoodsFacts = z.infer<typeof goodsFactsSchema>;

/** The maximum number of photos of a unit. */
export const MOST_PHOTOS = 8;

/** A photo of a unit. Width and height are those of the stored photo, in pixels. */
export const unitPhotoSchema = z.object({
  id: z.string(),
  /** The alternative text. If staff entered none, the name of the unit. */
  alt: z.string(),
  width: z.int(),
  height: z.int(),
});
export type UnitPhoto = z.infer<typeof unitPhotoSchema>;

const pixel = (least: number) => z.int().check(z.minimum(least), z.maximum(10_000));

/** The minimum width and height of a crop, in pixels of the uncropped photo. */
export const LEAST_CROP = 40;
export const cropSchema = z.object({
  left: pixel(0),
  top: pixel(0),
  width: pixel(LEAST_CROP),
  height: pixel(LEAST_CROP),
});
export type Crop = z.infer<typeof cropSchema>;

/**
 * A photo in the form that staff see. If it is cropped, it names the crop and the uncropped photo.
 */
export const goodsPhotoSchema = z.object({
  ...unitPhotoSchema.shape,
  crop: z.optional(cropSchema),
  original: z.optional(z.omit(unitPhotoSchema, { alt: true })),
});
export type GoodsPhoto = z.infer<typeof goodsPhotoSchema>;

/**
 * Something for sale: a unit, or a product of the built-in catalogue. A built-in product has its
 * key `category/id` as id, and the version 0 until somebody changes it.
 *
 * `state` is the present state. After `reservedUntil`, a reserved unit is on sale again.
 */
export const goodsSchema = z.object({
  ...goodsFactsSchema.shape,
  id: z.string(),
  photos: z.optional(z.array(goodsPhotoSchema)),
  isBuiltIn: z.boolean(),
  state: goodsStateSchema,
  reservedUntil: z.nullable(instantSchema),
  /** When a draft goes on sale automatically. */
  onSaleFrom: z.optional(instantSchema),
  /**
   * The enquiry or quote request for which the goods are reserved or sold, such as `enquiries/E12`.
   */
  heldFor: z.optional(z.string()),
  version: versionSchema,
  changedBy: z.string(),
  canUndo: z.boolean(),
});
export type Goods = z.infer<typeof goodsSchema>;

export const GOODS_FILTERS = ['all', ...GOODS_STATES, 'built-in'] as const;
export type GoodsFilter = (typeof GOODS_FILTERS)[number];

export const goodsQuerySchema = z.object({
  show: z._default(z.enum(GOODS_FILTERS), 'all'),
  search: z._default(searchText, ''),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
});
export type GoodsQuery = z.infer<typeof goodsQuerySchema>;

export const goodsListSchema = z.object({
  goods: z.array(goodsSchema),
  total: z.int(),
  pageSize: z.int(),
});
export type GoodsList = z.infer<typeof goodsListSchema>;

/** When a draft goes on sale automatically. Null if staff must put it on sale. */
const onSaleFromShape = {
  onSaleFrom: z.optional(z.nullable(instantSchema)),
};

export const newGoodsSchema = z.object({
  ...goodsFactsSchema.shape,
  ...onSaleFromShape,
  state: z.enum(['draft', 'on-sale']),
});
export type NewGoods = z.infer<typeof newGoodsSchema>;

/** A change of goods. `seen` is the version that the editor loaded. */
export const goodsChangeSchema = z.object({
  ...goodsFactsSchema.shape,
  ...onSaleFromShape,
  seen: versionSchema,
});
export type GoodsChange = z.infer<typeof goodsChangeSchema>;

/**
 * A change of the state of goods. `until` is the end of a reservation, and null for all other
 * states.
 */
export const goodsStateChangeSchema = z.object({
  id: idSchema,
  seen: versionSchema,
  state: goodsStateSchema,
  until: z.nullable(instantSchema),
});
export type GoodsStateChange = z.infer<typeof goodsStateChangeSchema>;

/** All photos of a unit in their new order, each with its alternative text. */
export const photosArrangedSchema = z.object({
  seen: versionSchema,
  photos: z
    .array(z.object({ id: idSchema, alt: lineText({ max: 200 }) }))
    .check(z.maxLength(MOST_PHOTOS)),
});
export type PhotosArranged = z.infer<typeof photosArrangedSchema>;

/** Which part of the uncropped photo to show. Null for the whole photo. */
export const photoCropSchema = z.object({ seen: versionSchema, crop: z.nullable(cropSchema) });
export type PhotoCrop = z.infer<typeof photoCropSchema>;

export const goodsUndoSchema = z.object({ id: idSchema, seen: versionSchema });

/** A unit in a list for visitors. If staff did not enter a fact, it is an empty text. */
export const shopUnitSchema = z.object({
  slug: z.string(),
  name: z.string(),
  category: categorySchema,
  grade: gradeSchema,
  battery: z.nullable(z.int()),
  storage: z.string(),
  colour: z.string(),
  chip: z.string(),
  /** The first photo of the unit. */
  photo: z.optional(unitPhotoSchema),
});
export type ShopUnit = z.infer<typeof shopUnitSchema>;

/** The facts by which visitors can filter units. */
export const UNIT_FILTERS = ['grade', 'storage', 'colour'] as const;
export type UnitFilter = (typeof UNIT_FILTERS)[number];

const factSchema = z._default(lineText({ max: 40 }), '');

/**
 * What a visitor searches on the shop page. `category` has category names with commas between them,
 * or `all`. An empty fact does not filter.
 */
export const shopUnitsQuerySchema = z.object({
  category: z._default(textAsTyped({ max: 200 }), 'all'),
  grade: factSchema,
  storage: factSchema,
  colour: factSchema,
  search: z._default(searchText, ''),
  sort: z._default(sortOrderSchema, 'newest'),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1200)), 12),
});
export type ShopUnitsQuery = z.infer<typeof shopUnitsQuerySchema>;

const unitChoicesSchema = z.array(
  z.object({ value: z.string(), label: z.string(), found: z.int() }),
);

/**
 * The first matching units, and the number of all matching units. `choices` has the values of each
 * filter. Each value has the number of products that a visitor finds with it, including built-in
 * products. `choices` is undefined if the shop has no units.
 */
export const shopUnitsSchema = z.object({
  units: z.array(shopUnitSchema),
  total: z.int(),
  choices: z.optional(
    z.object({ grade: unitChoicesSchema, storage: unitChoicesSchema, colour: unitChoicesSchema }),
  ),
});
export type ShopUnits = z.infer<typeof shopUnitsSchema>;
export type UnitChoices = NonNullable<ShopUnits['choices']>;

/**
 * A unit in the form that its page needs. Only staff who sell goods get drafts. `nearest` has
 * similar units on sale, which the page shows below the unit.
 */
export const shopUnitPageSchema = z.object({
  ...shopUnitSchema.shape,
  warranty: z.string(),
  words: z.string(),
  stock: z.int(),
  photos: z.optional(z.array(unitPhotoSchema)),
  state: goodsStateSchema,
  nearest: z.array(shopUnitSchema),
});
export type ShopUnitPage = z.infer<typeof shopUnitPageSchema>;

/** The keys of the goods in a cart (`category/id`). */
export const cartCheckSchema = z.object({ ids: z.array(idSchema).check(z.maxLength(100)) });

/**
 * The lines of a cart that nobody can buy now. `at` is when they were sold or reserved, if known.
 */
export const cartCheckedSchema = z.object({
  unavailable: z.array(z.extend(goneItemSchema, { at: z.optional(instantSchema) })),
});
export type CartChecked = z.infer<typeof cartCheckedSchema>;
