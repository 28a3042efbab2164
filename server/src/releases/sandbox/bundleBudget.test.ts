import { createBundleBudget } from './bundleBudget';

const forgotten: string[] = [];
beforeEach(() => (forgotten.length = 0));
const budgetOf = (budget: number) => createBundleBudget((name) => forgotten.push(name), budget);

test('code is dropped when space is short, the least recently used first', () => {
  const { loaded, used } = budgetOf(30);
  for (const name of ['a', 'b', 'c']) loaded(name, 10);
  used(['a']);
  loaded('d', 15);
  expect(forgotten).toEqual(['b', 'c']);
  loaded('e', 5);
  expect(forgotten).toEqual(['b', 'c']);
});

test('code that exceeds the budget alone is kept, alone', () => {
  const { loaded } = budgetOf(30);
  loaded('a', 10);
  loaded('b', 100);
  loaded('c', 10);
  expect(forgotten).toEqual(['a', 'b']);
});

test('another version of the same remote counts once, and dropped code no longer counts', () => {
  const { loaded, dropped } = budgetOf(30);
  loaded('a', 20);
  loaded('a', 20);
  dropped('a');
  loaded('b', 30);
  expect(forgotten).toEqual([]);
});
