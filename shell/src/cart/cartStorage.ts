import { nanoid } from '@reduxjs/toolkit';
import { STORAGE_PREFIX } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { isCartItem } from '@mcs-repairs/shared/domain/rules/isCartItem';
import type { CartItem } from '@mcs-repairs/shared/domain/types/product';

/** The part of the browser's storage that the cart uses. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The prefix of the keys of the cart in the storage of the browser. One key stores the id of the
 * cart. Another key contains this id and stores the cart.
 */
export const CART_KEY_PREFIX = `${STORAGE_PREFIX}cart-`;

export const CART_ID_KEY = `${CART_KEY_PREFIX}id`;

/**
 * Returns the cart that this browser stored. Returns an empty cart if none is stored, if storage is
 * switched off, or if the stored text is damaged (specification, sections 4 and 7).
 */
export function loadCart(storage: CartStorage): CartItem[] {
  try {
    const cartId = storage.getItem(CART_ID_KEY);
    const text = cartId && storage.getItem(cartKey(cartId));
    return text ? parseCart(JSON.parse(text)) : [];
  } catch {
    return [];
  }
}

/**
 * Stores the cart under the cart id of this browser. `newId` creates the id the first time. Returns
 * false if the browser refuses to store.
 */
export function saveCart(
  storage: CartStorage,
  items: readonly CartItem[],
  newId: () => string = nanoid,
): boolean {
  try {
    storage.setItem(cartKey(cartIdOf(storage, newId)), JSON.stringify(items));
    return true;
  } catch {
    return false;
  }
}

function cartIdOf(storage: CartStorage, newId: () => string): string {
  const known = storage.getItem(CART_ID_KEY);
  if (known) return known;
  const cartId = newId();
  storage.setItem(CART_ID_KEY, cartId);
  return cartId;
}

function cartKey(cartId: string): string {
  return `${CART_KEY_PREFIX}${cartId}`;
}

/**
 * Returns the lines that are valid. The site never stores two lines for one product. If a stored
 * cart has two, the later line is used.
 */
function parseCart(saved: unknown): CartItem[] {
  if (!Array.isArray(saved)) return [];
  return [...new Map(saved.filter(isCartItem).map((item) => [item.id, item])).values()];
}
