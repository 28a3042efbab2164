import { isShown, readListSettings, toggled, viewOf } from './listSettings';

const DEFAULTS = { views: [], hidden: [], added: [] };

test.each([null, '', 'no JSON', '[]', '{"views":[{"name":1}]}'])(
  'stored settings %j become the defaults',
  (text) => {
    expect(readListSettings(text)).toEqual(DEFAULTS);
  },
);

test.each([
  ['status=pending&sort=oldest', 'sort=oldest&status=pending'],
  ['sort=oldest&page=3&status=pending&booking=b1', 'sort=oldest&status=pending'],
  ['page=2', ''],
])('a view of %s stores %s', (address, expected) => {
  expect(viewOf(new URLSearchParams(address))).toBe(expected);
});

test('a default column can be hidden, another can be added, and a fixed one stays', () => {
  const [price, shelf] = [{ id: 'price' }, { id: 'shelf', isExtra: true }];
  expect([isShown(price, DEFAULTS), isShown(shelf, DEFAULTS)]).toEqual([true, false]);
  const chosen = toggled(toggled(DEFAULTS, price), shelf);
  expect([isShown(price, chosen), isShown(shelf, chosen)]).toEqual([false, true]);
  expect(toggled(toggled(chosen, price), shelf)).toEqual(DEFAULTS);
  expect(isShown({ id: 'price', isFixed: true }, chosen)).toBe(true);
});
