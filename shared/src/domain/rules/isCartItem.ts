import type { CartItem } from '../types/product';

const LONGEST: Record<'id' | 'name' | 'price' | 'image', number> = {
  id: 80,
  name: 200,
  price: 40,
  image: 200,
};

const isText = (value: unknown, max: number, min = 0): boolean =>
  typeof value === 'string' && value.length >= min && value.length <= max;

/**
 * Returns whether a stored value is a valid cart line, by the rules of `cartItemSchema`. Every page
 * checks the cart during hydration, and the schema would load its library. A test compares the two.
 */
export function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, price, image, storage, quantity } = value as Record<string, unknown>;
  return (
    isText(id, LONGEST.id, 1) &&
    isText(name, LONGEST.name, 1) &&
    isText(price, LONGEST.price) &&
    isText(image, LONGEST.image) &&
    (storage === undefined || isText(storage, 120)) &&
    Number.isInteger(quantity) &&
    (quantity as number) >= 1 &&
    (quantity as number) <= 99
  );
}
