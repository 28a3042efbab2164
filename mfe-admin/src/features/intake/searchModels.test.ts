import { MODELS } from 'shared/domain/catalogue/models';
import { MODEL_NUMBERS } from './modelNumbers';
import { modelNamed, searchModels } from './searchModels';

const first = (text: string) => searchModels(text)[0]?.name;

test.each([
  ['15 pro', 'iPhone 15 Pro'],
  ['iphone pro 14', 'iPhone 14 Pro'],
  ['iphnoe 13 mini', 'iPhone 13 mini'],
  ['A2337', 'MacBook Air 13-inch (M1)'],
  ['a2650', 'iPhone 14 Pro'],
  ['xr', 'iPhone XR'],
])('%s finds %s first', (typed, name) => {
  expect(first(typed)).toBe(name);
});

test.each([
  ['macbok', 'macbook'],
  ['macbook air', 'macbook'],
  ['aple watch', 'watch'],
  ['ipda', 'ipad'],
])('%s finds models of the kind %s', (typed, device) => {
  const found = searchModels(typed);
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found.map((model) => model.device))).toEqual(new Set([device]));
});

test('nothing typed, or nothing like it, finds nothing', () => {
  expect(searchModels('  ')).toEqual([]);
  expect(searchModels('zzzzzz')).toEqual([]);
});

test('a name is known whatever its case', () => {
  expect(modelNamed(' iphone 15 PRO ')?.slug).toBe('15-pro');
  expect(modelNamed('iPhone')).toBeUndefined();
});

test('model numbers belong to models of the catalogue', () => {
  const names = new Set(MODELS.map(({ name }) => name));
  for (const [name, numbers] of Object.entries(MODEL_NUMBERS)) {
    expect(names).toContain(name);
    for (const number of numbers.split(' ')) expect(number).toMatch(/^A\d{4}$/);
  }
});
