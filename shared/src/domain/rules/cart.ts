import type { CartItem, Product } from '../types/product';

export type NewCartItem = Omit<CartItem, 'quantity'>;

/** The picture of goods in the cart (specification, section 3). */
const CART_IMAGE = '/logo.svg';
/** The maximum quantity of one cart line. The schema of a cart line has the same limit. */
export const MAX_QUANTITY = 99;

/**
 * Returns a product's key, which is unique in the catalogue (docs/conformance/readings.md, Product
 * keys).
 */
export function productKey({ category, id }: Pick<Product, 'category' | 'id'>): string {
  return `${category}/${id}`;
}

/**
 * Returns the cart line for a product when the visitor presses "Add to Cart" (specification,
 * section 3).
 */
export function cartItemOf(product: Product): NewCartItem {
  const { name, price, storage } = product;
  return { id: productKey(product), name, price, image: CART_IMAGE, ...(storage && { storage }) };
}

/**
 * Adds a product to the cart. If it is already there, raises its quantity by 1 (specification,
 * section 4).
 */
export function addItem(items: readonly CartItem[], added: NewCartItem): CartItem[] {
  const present = items.find((item) => item.id === added.id);
  return present
    ? setQuantity(items, added.id, present.quantity + 1)
    : [...items, { ...added, quantity: 1 }];
}

/**
 * Sets the quantity of a cart line. 0 or less removes the line (specification, section 4). Above
 * the maximum, sets the maximum. If the value is no number, changes nothing.
 */
export function setQuantity(items: readonly CartItem[], id: string, quantity: number): CartItem[] {
  if (Number.isNaN(quantity)) return [...items];
  const whole = Math.min(Math.floor(quantity), MAX_QUANTITY);
  if (whole <= 0) return removeItem(items, id);
  return items.map((item) => (item.id === id ? { ...item, quantity: whole } : item));
}

export function removeItem(items: readonly CartItem[], id: string): CartItem[] {
  return items.filter((item) => item.id !== id);
}

/**
 * Returns the cart after an enquiry was sent: without the quantities in the enquiry. Lines and
 * quantities that the visitor added meanwhile stay.
 */
export function withoutSent(items: readonly CartItem[], sent: readonly CartItem[]): CartItem[] {
  const sentOf = new Map(sent.map(({ id, quantity }) => [id, quantity]));
  return items.flatMap((item) => {
    const quantity = item.quantity - (sentOf.get(item.id) ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** Returns the sum of all quantities. The badge of the cart and the line "Total Items" show it. */
export function totalItems(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}
