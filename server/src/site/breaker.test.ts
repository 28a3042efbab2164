import { createBreaker } from './breaker';

let clock = 0;
const told: string[] = [];
const breaker = () =>
  createBreaker({ now: () => clock, onRest: (key, reason) => told.push(`${key} ${reason}`) });
beforeEach(() => {
  clock = 0;
  told.length = 0;
});

test('a version is paused for a minute after its second ended worker, and reported once', () => {
  const { died, isResting, resting } = breaker();
  died('shop@1');
  expect(isResting('shop@1')).toBe(false);
  died('shop@1');
  died('shop@1');
  expect(isResting('shop@1')).toBe(true);
  expect(told).toEqual(['shop@1 ended-workers']);
  clock = 59_999;
  expect(resting()).toEqual([{ key: 'shop@1', reason: 'ended-workers', milliseconds: 1 }]);
  clock = 60_000;
  expect([isResting('shop@1'), resting()]).toEqual([false, []]);
});

test('after the pause one more ended worker is enough, and a rendered page resets the count', () => {
  const { died, worked, isResting } = breaker();
  died('shop@1');
  died('shop@1');
  clock = 60_000;
  died('shop@1');
  expect(isResting('shop@1')).toBe(true);
  clock = 120_000;
  worked('shop@1');
  died('shop@1');
  expect(isResting('shop@1')).toBe(false);
});

test('other versions and other remotes are not affected', () => {
  const { rest, isResting } = breaker();
  rest('shop@1', 'files-missing');
  expect([isResting('shop@1'), isResting('shop@2'), isResting('book@1')]).toEqual([
    true,
    false,
    false,
  ]);
});
