import fc from 'fast-check';
import { cartItemSchema } from '../types/product';
import { isCartItem } from './isCartItem';

const LINE = {
  id: 'iphones/1',
  name: 'iPhone',
  price: 'Call for price',
  image: '/logo.svg',
  quantity: 1,
};
const about = (length: number) =>
  fc.integer({ min: length - 1, max: length + 1 }).map((size) => 'x'.repeat(Math.max(0, size)));
const odd = fc.oneof(fc.constant(undefined), fc.constant(null), fc.integer(), fc.constant([]));
const text = (max: number) => fc.oneof(about(max), about(1), fc.string(), odd);

test('a stored value is a cart line exactly if the schema accepts it', () => {
  const line = fc.record(
    {
      id: text(80),
      name: text(200),
      price: text(40),
      image: text(200),
      storage: text(120),
      quantity: fc.oneof(fc.integer({ min: -1, max: 101 }), fc.double(), fc.string(), odd),
    },
    { requiredKeys: [] },
  );
  const nearly = line.map((other) => ({ ...LINE, ...other }));
  fc.assert(
    fc.property(fc.oneof(line, nearly, fc.anything()), (value) => {
      expect(isCartItem(value)).toBe(cartItemSchema.safeParse(value).success);
    }),
    { numRuns: 2000 },
  );
});

test.each([0, 1, 1.5, 99, 100, 2 ** 53, NaN])(
  'a quantity of %d is checked as in the schema',
  (quantity) => {
    const line = { ...LINE, quantity };
    expect(isCartItem(line)).toBe(cartItemSchema.safeParse(line).success);
  },
);

test.each(['id', 'name', 'price', 'image', 'storage'] as const)(
  'the longest %s is as long as the schema allows',
  (field) => {
    for (const length of [0, 1, 40, 41, 80, 81, 120, 121, 200, 201]) {
      const line = { ...LINE, [field]: 'x'.repeat(length) };
      expect([field, length, isCartItem(line)]).toEqual([
        field,
        length,
        cartItemSchema.safeParse(line).success,
      ]);
    }
  },
);
