import { createBundleBudget } from './bundleBudget';

const forgotten: string[] = [];
beforeEach(() => (forgotten.length = 0));
const budgetOf = (budget: number) => createBundleBudget((name) => forgotten.push(name), budget);

test('code goes when there is no room for more, the least recently used first', () => {
  const { loaded, used } = budgetOf(30);
  for (const name of ['a', 'b', 'c']) loaded(name, 10);
  used(['a']);
  loaded('d', 15);
  expect(forgotten).toEqual(['b', 'c']);
  loaded('e', 5);
  expect(forgotten).toEqual(['b', 'c']);
});

test('one that alone exceeds the budget is held all the same, alone', () => {
  const { loaded } = budgetOf(30);
  loaded('a', 10);
  loaded('b', 100);
  loaded('c', 10);
  expect(forgotten).toEqual(['a', 'b']);
});

test('another version of the same counts once, and what was dropped counts no longer', () => {
  const { loaded, dropped } = budgetOf(30);
  loaded('a', 20);
  loaded('a', 20);
  dropped('a');
  loaded('b', 30);
  expect(forgotten).toEqual([]);
});
