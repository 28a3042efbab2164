import type { AppStore } from '@mcs-repairs/shared/platform/store';
import { cartRestored } from '@mcs-repairs/shared/platform/store';
import { isKeptInMemory } from '@mcs-repairs/shared/platform/site';
import { CART_KEY_PREFIX, loadCart, saveCart } from './cart/cartStorage';

/**
 * Keeps the cart in this browser: restored once the page is alive, saved on every change, and taken over from another tab
 * that changed it (decision 14). Corrupt or refused storage leaves the cart working in memory.
 * Answers whether the cart holds something that would end with the page.
 */
export function keepCart(store: AppStore, storage: Storage): () => boolean {
  store.dispatch(cartRestored(loadCart(storage)));
  let isSaved = true;
  let saved = store.getState().cart.items;
  store.subscribe(() => {
    const { items } = store.getState().cart;
    if (items === saved) return;
    saved = items;
    isSaved = saveCart(storage, items);
  });
  addEventListener('storage', ({ key }) => {
    if (key !== null && !key.startsWith(CART_KEY_PREFIX)) return;
    // What was taken over must not be saved: between two writes of the other tab it would undo the second.
    saved = loadCart(storage);
    store.dispatch(cartRestored(saved));
  });
  return () => store.getState().cart.items.length > 0 && (!isSaved || isKeptInMemory());
}
