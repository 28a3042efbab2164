import type { AppStore } from '@mcs-repairs/shared/platform/store';
import { cartRestored } from '@mcs-repairs/shared/platform/store';
import { isKeptInMemory } from '@mcs-repairs/shared/platform/site';
import { CART_KEY_PREFIX, loadCart, saveCart } from './cart/cartStorage';

/**
 * Restores the cart after hydration, stores every change in this browser, and takes over changes
 * from other tabs (docs/conformance/readings.md, Cart in two tabs). If storage is damaged or
 * blocked, the cart stays in memory. Returns a function that says whether closing the page would
 * lose the cart.
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
    // The cart comes from another tab, so this tab must not store it. The other tab may already
    // have stored a newer cart, and this tab would overwrite the newer cart with the older one.
    saved = loadCart(storage);
    store.dispatch(cartRestored(saved));
  });
  return () => store.getState().cart.items.length > 0 && (!isSaved || isKeptInMemory());
}
