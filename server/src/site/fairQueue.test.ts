import { createFairQueue } from './fairQueue';

const everybody = () => true;

test('owners take turns, each in the order of arrival', () => {
  const { add, take } = createFairQueue<string, string | undefined>();
  for (const item of ['a1', 'a2', 'a3']) add('a', item);
  for (const item of ['b1', 'b2']) add('b', item);
  add(undefined, 'own');
  const order = Array.from({ length: 6 }, () => take(everybody)?.item);
  expect(order).toEqual(['a1', 'b1', 'own', 'a2', 'b2', 'a3']);
  expect(take(everybody)).toBeUndefined();
});

test('an owner who may not run is skipped and keeps its place', () => {
  const { add, take } = createFairQueue<string>();
  add('a', 'a1');
  add('b', 'b1');
  expect(take((owner) => owner !== 'a')?.item).toBe('b1');
  expect(take(everybody)?.item).toBe('a1');
});

test('removed items no longer wait', () => {
  const { add, lengthOf, remove, removeAll, take, owners } = createFairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) add('a', item);
  remove('a', 'a2');
  expect([lengthOf('a'), lengthOf('b')]).toEqual([2, 0]);
  expect(removeAll('a')).toEqual(['a1', 'a3']);
  expect([owners(), take(everybody)]).toEqual([[], undefined]);
});
