import fc from 'fast-check';
import { PRODUCTS } from '@mcs-repairs/shared/domain/catalogue/products';
import { createBrowserShopData } from '@mcs-repairs/shared/data/BrowserShopData';
import { memoryStorage } from '@mcs-repairs/shared/platform/testing';
import { cartItemOf } from '@mcs-repairs/shared/domain/rules/cart';
import type { CartItem } from '@mcs-repairs/shared/domain/types/product';
import {
  cartCleared,
  cartRestored,
  drawerClosed,
  drawerToggled,
  itemAdded,
  itemRemoved,
  quantityChanged,
  selectCartItems,
  selectDrawerOpen,
  selectTotalItems,
} from '@mcs-repairs/shared/platform/store';
import { CART_KEY_PREFIX, loadCart, saveCart } from './cartStorage';
import { makeStore } from '@mcs-repairs/shared/platform/store';

const [phone, tablet] = PRODUCTS.slice(0, 2).map(cartItemOf) as [CartItem, CartItem];

function openStore() {
  const shopData = createBrowserShopData({
    storage: memoryStorage(),
    now: () => new Date('2026-03-10T06:15:00Z'),
    random: () => 0,
    newId: () => 'id',
  });
  return makeStore({ shopData });
}

describe('the cart in the store (section 4)', () => {
  test('adding twice and another once counts three items', () => {
    const store = openStore();
    [phone, phone, tablet].forEach((item) => store.dispatch(itemAdded(item)));
    expect(selectTotalItems(store.getState())).toBe(3);
    expect(selectCartItems(store.getState()).map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  test('a quantity of 0 removes the item, as removing does, and clearing empties the cart', () => {
    const store = openStore();
    [phone, tablet].forEach((item) => store.dispatch(itemAdded(item)));
    store.dispatch(quantityChanged({ id: phone.id, quantity: 0 }));
    expect(selectCartItems(store.getState()).map(({ id }) => id)).toEqual([tablet.id]);
    store.dispatch(itemRemoved(tablet.id));
    expect(selectCartItems(store.getState())).toEqual([]);
    store.dispatch(itemAdded(phone));
    store.dispatch(cartCleared());
    expect(selectTotalItems(store.getState())).toBe(0);
  });

  test('the drawer toggles and closes without touching the items', () => {
    const store = openStore();
    store.dispatch(itemAdded(phone));
    store.dispatch(drawerToggled());
    expect(selectDrawerOpen(store.getState())).toBe(true);
    store.dispatch(drawerToggled());
    expect(selectDrawerOpen(store.getState())).toBe(false);
    store.dispatch(drawerToggled());
    store.dispatch(drawerClosed());
    store.dispatch(drawerClosed());
    expect(selectDrawerOpen(store.getState())).toBe(false);
    expect(selectTotalItems(store.getState())).toBe(1);
  });

  test('a change in another tab replaces this tab’s copy', () => {
    const store = openStore();
    store.dispatch(itemAdded(phone));
    store.dispatch(cartRestored([{ ...tablet, quantity: 4 }]));
    expect(selectCartItems(store.getState())).toEqual([{ ...tablet, quantity: 4 }]);
  });
});

describe('the cart in this browser (sections 4 and 7)', () => {
  test('a stored cart is restored with its exact content', () => {
    const line = fc.record({
      id: fc.string({ minLength: 1, maxLength: 80 }),
      name: fc.string({ minLength: 1, maxLength: 200 }),
      price: fc.constant('Call for price'),
      image: fc.constant('/logo.svg'),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 20 }), (items) => {
        const storage = memoryStorage();
        expect(saveCart(storage, items)).toBe(true);
        expect(loadCart(storage)).toEqual(items);
      }),
    );
  });

  test('the cart is stored under this browser’s own id, which stays', () => {
    const storage = memoryStorage();
    saveCart(storage, [{ ...phone, quantity: 1 }], () => 'first');
    saveCart(storage, [{ ...phone, quantity: 2 }], () => 'second');
    expect([...storage.kept.keys()]).toEqual([`${CART_KEY_PREFIX}id`, `${CART_KEY_PREFIX}first`]);
    expect(loadCart(storage)).toEqual([{ ...phone, quantity: 2 }]);
  });

  test.each([
    ['nothing', null],
    ['broken JSON', '[{'],
    ['another shape', '{"items":[]}'],
    ['a line without a name', '[{"id":"a","price":"","image":"","quantity":1}]'],
    ['a quantity of 0', JSON.stringify([{ ...phone, quantity: 0 }])],
    ['a quantity that is text', JSON.stringify([{ ...phone, quantity: '2' }])],
  ])('with %s in storage the cart is empty', (_what, text) => {
    const storage = memoryStorage();
    storage.kept.set(`${CART_KEY_PREFIX}id`, 'c');
    if (text !== null) storage.kept.set(`${CART_KEY_PREFIX}c`, text);
    expect(loadCart(storage)).toEqual([]);
  });

  test('a damaged line does not remove the others', () => {
    const storage = memoryStorage();
    storage.kept.set(`${CART_KEY_PREFIX}id`, 'c');
    const lines = [{ ...phone, quantity: 2 }, { id: 'a' }, null, { ...tablet, quantity: 1 }];
    storage.kept.set(`${CART_KEY_PREFIX}c`, JSON.stringify(lines));
    expect(loadCart(storage)).toEqual([lines[0], lines[3]]);
  });

  test('a cart of 150 products is restored', () => {
    const storage = memoryStorage();
    const lines = Array.from({ length: 150 }, (_, at) => ({ ...phone, id: `p${at}`, quantity: 1 }));
    saveCart(storage, lines);
    expect(loadCart(storage)).toEqual(lines);
  });

  test('two lines of one product become one, so that the list stays consistent', () => {
    const storage = memoryStorage();
    saveCart(storage, [
      { ...phone, quantity: 1 },
      { ...phone, quantity: 5 },
    ]);
    expect(loadCart(storage)).toEqual([{ ...phone, quantity: 5 }]);
  });

  test('a full or disabled storage is reported, and never throws', () => {
    const refusing = {
      getItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
      setItem: () => undefined,
    };
    expect(saveCart(memoryStorage(10), [{ ...phone, quantity: 1 }])).toBe(false);
    expect(saveCart(refusing, [])).toBe(false);
    expect(loadCart(refusing)).toEqual([]);
  });
});
