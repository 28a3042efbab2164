import { readingTurns } from './readingTurns';

const busy = (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

test('many reads run in order of arrival, a few in each turn of the event loop', async () => {
  const read = readingTurns(10);
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const done: { number: number; turn: number }[] = [];
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      read(() => {
        busy(6);
        done.push({ number, turn });
      }),
    ),
  );
  isOver = true;
  expect(done.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  const perTurn = new Map<number, number>();
  for (const each of done) perTurn.set(each.turn, (perTurn.get(each.turn) ?? 0) + 1);
  expect(Math.max(...perTurn.values())).toBeLessThanOrEqual(2);
});

test('a read that throws does not block others', async () => {
  const read = readingTurns(5);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, (_, number) =>
      read(() => {
        busy(3);
        if (number % 2) throw new Error('no such table');
        return number;
      }),
    ),
  );
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
});
