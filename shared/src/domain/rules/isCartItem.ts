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
 * Whether a saved value is a line of the cart: what `cartItemSchema` says, for the moment at which every page comes to life
 * and nothing else on it needs the library. Its test holds the two together.
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
