import type { AppStore } from '@mcs-repairs/shared/platform/store';
import { cartRestored } from '@mcs-repairs/shared/platform/store';
import { isKeptInMemory } from '@mcs-repairs/shared/platform/site';
import { CART_ID_KEY, CART_KEY_PREFIX, loadCart, saveCart } from './cart/cartStorage';

/**
 * Restores the cart after hydration, stores every change in this browser, and takes over changes
 * from other tabs (docs/conformance/readings.md, Cart in two tabs). If storage is damaged or
 * blocked, the cart stays in memory. Returns a function that says whether closing the page would
 * lose the cart.
 */
export function keepCart(store: AppStore, storage: Storage): () => boolean {
  store.dispatch(cartRestored(loadCart(storage)));
  let isSaved = true;
  let known = store.getState().cart.items;
  let theirs: typeof known | undefined;
  store.subscribe(() => {
    const { items } = store.getState().cart;
    if (items === known) return;
    known = items;
    // The cart of another tab is already stored. The other tab may even have stored a newer cart,
    // and this tab would overwrite the newer cart with the older one.
    if (items !== theirs) isSaved = saveCart(storage, items);
  });
  const takeOver = () => {
    const stored = loadCart(storage);
    // Unsaved lines exist only in this tab. The cart with them is stored again.
    const unsaved = isSaved ? [] : known;
    const others = stored.filter(({ id }) => !unsaved.some((line) => line.id === id));
    const cart = [...unsaved, ...others];
    if (unsaved.length === 0) {
      isSaved = true;
      theirs = cart;
    }
    store.dispatch(cartRestored(cart));
  };
  addEventListener('storage', ({ key }) => {
    // The other tab stores the id before its cart. A merged cart must not be stored in between.
    if (key === CART_ID_KEY && !isSaved) return;
    if (key === null || key.startsWith(CART_KEY_PREFIX)) takeOver();
  });
  // While the browser kept this page in memory, the page was not told about changes in other tabs.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeOver();
  });
  return () => store.getState().cart.items.length > 0 && (!isSaved || isKeptInMemory());
}
