import * as z from 'zod/mini';
import { textAsTyped } from './text';

/** The categories of the shop (specification, section 3). */
export const PRODUCT_CATEGORIES = [
  'macbooks',
  'iphones',
  'ipads',
  'accessories',
  'batteries',
  'screens',
  'keyboards',
  'motherboards',
  'speakers',
  'tools',
] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/**
 * A built-in product. Two categories may have a product with the same id (`mb1`, `mb2`), so its
 * unique key is `category/id`.
 */
export type Product = {
  id: string;
  name: string;
  category: ProductCategory;
  price: 'Call for price';
  storage?: string;
  chip?: string;
  compatibility?: string;
};

export const SORT_ORDERS = ['newest', 'price-low', 'price-high', 'popular'] as const;
export const sortOrderSchema = z.enum(SORT_ORDERS);
export type SortOrder = z.infer<typeof sortOrderSchema>;

/**
 * A line of the cart. `id` is the key of the product (`category/id`). The quantity is a whole
 * number from 1 to 99.
 */
export const cartItemSchema = z.object({
  id: textAsTyped({ min: 1, max: 80 }),
  name: textAsTyped({ min: 1, max: 200 }),
  price: textAsTyped({ max: 40 }),
  image: textAsTyped({ max: 200 }),
  storage: z.optional(textAsTyped({ max: 120 })),
  quantity: z.int().check(z.minimum(1), z.maximum(99)),
});
export type CartItem = z.infer<typeof cartItemSchema>;

/** A line of the cart that nobody can buy now. */
export const goneItemSchema = z.object({
  id: z.string(),
  state: z.enum(['reserved', 'sold', 'gone']),
});
export type GoneItem = z.infer<typeof goneItemSchema>;
