import { latest } from './latest';

test('callers during a query share the result of the next one', async () => {
  const asked: ((value: number) => void)[] = [];
  const ask = latest(() => new Promise<number>((resolve) => asked.push(resolve)));
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(asked).toHaveLength(1);
  asked[0]?.(1);
  expect(await first).toBe(1);
  expect(asked).toHaveLength(2);
  asked[1]?.(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  const fourth = ask();
  expect(asked).toHaveLength(3);
  asked[2]?.(3);
  expect(await fourth).toBe(3);
});

test('a failed query is repeated for the next caller', async () => {
  let count = 0;
  const ask = latest(async () => {
    count += 1;
    if (count === 1) throw new Error('away');
    return count;
  });
  const [first, second] = await Promise.allSettled([ask(), ask()]);
  expect(first.status).toBe('rejected');
  expect(second).toEqual({ status: 'fulfilled', value: 2 });
});
