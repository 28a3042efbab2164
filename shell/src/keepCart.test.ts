/** @jest-environment ./tools/jest-environment.cjs */
import { fakeShopData } from '@mcs-repairs/shared/platform/testing';
import { itemAdded, makeStore } from '@mcs-repairs/shared/platform/store';
import { CART_KEY_PREFIX, loadCart } from './cart/cartStorage';
import { keepCart } from './keepCart';

const product = {
  id: 'macbooks/mb1',
  name: 'MacBook Air M1',
  price: 'Call for price',
  image: '/logo.svg',
};
const start = () => {
  const store = makeStore({ shopData: fakeShopData() });
  keepCart(store, localStorage);
  return store;
};

beforeEach(() => localStorage.clear());

test('the cart is stored with every change and restored on the next visit', () => {
  start().dispatch(itemAdded(product));
  expect(start().getState().cart.items).toEqual([{ ...product, quantity: 1 }]);
});

test('a page load is allowed while the browser stores the cart, and blocked if it refuses', () => {
  const store = makeStore({ shopData: fakeShopData() });
  const isInDanger = keepCart(store, localStorage);
  store.dispatch(itemAdded(product));
  expect(isInDanger()).toBe(false);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.dispatch(itemAdded({ ...product, id: 'macbooks/mb2' }));
  expect(isInDanger()).toBe(true);
  full.mockRestore();
});

test('a change in another tab is adopted, and nothing is lost', () => {
  const here = start();
  here.dispatch(itemAdded(product));
  const key =
    Object.keys(localStorage).find(
      (name) => name.startsWith(CART_KEY_PREFIX) && !name.endsWith('id'),
    ) ?? '';
  localStorage.setItem(key, JSON.stringify([{ ...product, quantity: 3 }]));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(here.getState().cart.items).toEqual([{ ...product, quantity: 3 }]);
  expect(loadCart(localStorage)).toEqual([{ ...product, quantity: 3 }]);
});

test('the first cart of another tab is not overwritten between its two writes', () => {
  const here = start();
  const idKey = `${CART_KEY_PREFIX}id`;
  const cartKey = `${CART_KEY_PREFIX}theirs`;
  const saved = JSON.stringify([{ ...product, quantity: 1 }]);
  localStorage.setItem(idKey, 'theirs');
  window.dispatchEvent(new StorageEvent('storage', { key: idKey }));
  expect(localStorage.getItem(cartKey)).toBeNull();
  localStorage.setItem(cartKey, saved);
  window.dispatchEvent(new StorageEvent('storage', { key: cartKey }));
  expect(here.getState().cart.items).toEqual([{ ...product, quantity: 1 }]);
  expect(localStorage.getItem(cartKey)).toBe(saved);
});

test('the cart works without storage', () => {
  const refusing: Storage = {
    length: 0,
    clear() {},
    key: () => null,
    removeItem() {},
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const store = makeStore({ shopData: fakeShopData() });
  keepCart(store, refusing);
  store.dispatch(itemAdded(product));
  expect(store.getState().cart.items).toHaveLength(1);
});
