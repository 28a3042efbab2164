import fc from 'fast-check';
import { PRODUCTS } from '../catalogue/products';
import { cartItemSchema, type CartItem } from '../types/product';
import { addItem, cartItemOf, productKey, removeItem, setQuantity, totalItems } from './cart';

const [first, second] = PRODUCTS.slice(0, 2).map(cartItemOf) as [CartItem, CartItem];

describe('the cart (section 4)', () => {
  test('adding an item that is present raises its quantity by 1, otherwise it is added with quantity 1', () => {
    const once = addItem([], first);
    expect(once).toEqual([{ ...first, quantity: 1 }]);
    expect(addItem(addItem(once, second), first).map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  test.each([
    [0, []],
    [-1, []],
    [1, [1]],
    [99, [99]],
    [100, [99]],
    [2.9, [2]],
    [Number.NaN, [1]],
    [Number.POSITIVE_INFINITY, [99]],
  ])('a quantity of %d leaves %j', (quantity, expected) => {
    expect(
      setQuantity(addItem([], first), first.id, quantity).map((item) => item.quantity),
    ).toEqual(expected);
  });

  test('removing deletes the line and leaves the others', () => {
    expect(removeItem(addItem(addItem([], first), second), first.id).map(({ id }) => id)).toEqual([
      second.id,
    ]);
  });

  test('products that share an id (mb1, mb2) never merge', () => {
    const sharing = PRODUCTS.filter(({ id }) => id === 'mb1');
    expect(sharing.map(productKey)).toEqual(['macbooks/mb1', 'motherboards/mb1']);
    const cart = sharing
      .map(cartItemOf)
      .reduce<CartItem[]>((items, item) => addItem(items, item), []);
    expect(cart).toHaveLength(2);
  });

  test('a line from the shop has the price text and the fixed picture, and storage where the product has it (section 3)', () => {
    const phone = PRODUCTS.find(({ category }) => category === 'iphones');
    expect(phone && cartItemOf(phone)).toMatchObject({
      price: 'Call for price',
      image: '/logo.svg',
      storage: phone?.storage,
    });
    const tool = PRODUCTS.find(({ category }) => category === 'tools');
    expect(tool && 'storage' in cartItemOf(tool)).toBe(false);
  });

  test('after any actions a cart has one valid line per product and the right count', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('add' as const), at: fc.nat(5) }),
      fc.record({ do: fc.constant('remove' as const), at: fc.nat(5) }),
      fc.record({
        do: fc.constant('set' as const),
        at: fc.nat(5),
        quantity: fc.integer({ min: -3, max: 120 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const model = new Map<string, number>();
        let items: CartItem[] = [];
        for (const taken of steps) {
          const item = cartItemOf(PRODUCTS[taken.at]!);
          if (taken.do === 'add') {
            items = addItem(items, item);
            model.set(item.id, Math.min((model.get(item.id) ?? 0) + 1, 99));
          } else if (taken.do === 'remove') {
            items = removeItem(items, item.id);
            model.delete(item.id);
          } else {
            items = setQuantity(items, item.id, taken.quantity);
            if (taken.quantity <= 0) model.delete(item.id);
            else if (model.has(item.id)) model.set(item.id, Math.min(taken.quantity, 99));
          }
        }
        expect(new Map(items.map(({ id, quantity }) => [id, quantity]))).toEqual(model);
        expect(totalItems(items)).toBe(
          [...model.values()].reduce((sum, quantity) => sum + quantity, 0),
        );
        for (const item of items) expect(cartItemSchema.safeParse(item).success).toBe(true);
      }),
    );
  });
});
