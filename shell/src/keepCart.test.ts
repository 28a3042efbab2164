/** @jest-environment ./tools/jest-environment.cjs */
import { fakeShopData } from '@mcs-repairs/shared/platform/testing';
import {
  addLateMiddleware,
  itemAdded,
  itemRemoved,
  makeStore,
} from '@mcs-repairs/shared/platform/store';
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

const refuseStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
const cartKey = () => Object.keys(localStorage).find((name) => !name.endsWith('id')) ?? '';

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
  const full = refuseStorage();
  store.dispatch(itemAdded({ ...product, id: 'macbooks/mb2' }));
  expect(isInDanger()).toBe(true);
  full.mockRestore();
  store.dispatch(itemRemoved('macbooks/mb2'));
  expect(isInDanger()).toBe(false);
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

test('a change in another tab is merged with lines that this tab could not store', () => {
  const here = start();
  const other = { ...product, id: 'macbooks/mb2' };
  here.dispatch(itemAdded(other));
  const key = cartKey();
  const full = refuseStorage();
  here.dispatch(itemAdded(product));
  full.mockRestore();
  const third = { ...product, id: 'macbooks/mb3', quantity: 4 };
  localStorage.setItem(key, JSON.stringify([third]));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  const merged = [{ ...other, quantity: 1 }, { ...product, quantity: 1 }, third];
  expect(here.getState().cart.items).toEqual(merged);
  expect(loadCart(localStorage)).toEqual(merged);
});

test('a tab whose empty cart could not be stored takes over the cart of another tab', () => {
  const store = makeStore({ shopData: fakeShopData() });
  const isInDanger = keepCart(store, localStorage);
  const full = refuseStorage();
  store.dispatch(itemAdded(product));
  store.dispatch(itemRemoved(product.id));
  full.mockRestore();
  const theirs = [{ ...product, quantity: 3 }];
  localStorage.setItem(`${CART_KEY_PREFIX}id`, 'theirs');
  localStorage.setItem(`${CART_KEY_PREFIX}theirs`, JSON.stringify(theirs));
  window.dispatchEvent(new StorageEvent('storage', { key: `${CART_KEY_PREFIX}theirs` }));
  expect(store.getState().cart.items).toEqual(theirs);
  expect(isInDanger()).toBe(false);
});

test('a page that the browser kept in memory takes over what another tab stored meanwhile', () => {
  const here = start();
  here.dispatch(itemAdded(product));
  const key = cartKey();
  const theirs = [{ ...product, quantity: 3 }];
  localStorage.setItem(key, JSON.stringify(theirs));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(here.getState().cart.items).toEqual([{ ...product, quantity: 1 }]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(here.getState().cart.items).toEqual(theirs);
  expect(loadCart(localStorage)).toEqual(theirs);
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

test('a cart of another tab is not overwritten if listeners run before it is adopted', () => {
  const here = start();
  here.dispatch(itemAdded(product));
  const key = cartKey();
  const theirs = JSON.stringify([{ ...product, quantity: 5 }]);
  localStorage.setItem(key, theirs);
  const stored = jest.spyOn(Storage.prototype, 'setItem');
  let isFirst = true;
  // An action in front of another one, as middleware may send.
  addLateMiddleware(({ dispatch }) => (next) => (action) => {
    if (isFirst) {
      isFirst = false;
      dispatch({ type: 'test/first' });
    }
    return next(action);
  });
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(isFirst).toBe(false);
  expect(stored).not.toHaveBeenCalled();
  stored.mockRestore();
  expect(localStorage.getItem(key)).toBe(theirs);
  expect(here.getState().cart.items).toEqual([{ ...product, quantity: 5 }]);
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
