import type { Availability } from '@mcs-repairs/shared/domain/types/availability';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { keepDays, NOTHING_KNOWN, type Range } from './keptDays';

const MARCH = { from: '2026-03-01', to: '2026-03-31' };
const APRIL = { from: '2026-04-01', to: '2026-04-30' };
const DAYS = [{ shopDate: '2026-03-02', bookable: false, slots: [] }];
const OTHER_DAYS = [{ shopDate: '2026-03-03', bookable: false, slots: [] }];
const AWAY = { ok: false as const, failure: { code: 'network' as const, message: 'Away' } };

let answers: { range: Range; answer: (result: Result<Availability>) => Promise<void> }[];
let kept: ReturnType<typeof keepDays>;
const answer = (result: Result<Availability>) => answers.at(-1)?.answer(result);
const days = (value: Availability['days']) => ({ ok: true as const, value: { days: value } });

beforeEach(() => {
  jest.useFakeTimers();
  answers = [];
  kept = keepDays(
    (range) =>
      new Promise((resolve) => {
        answers.push({
          range,
          answer: async (result) => {
            resolve(result);
            await jest.advanceTimersByTimeAsync(0);
          },
        });
      }),
  );
});
afterEach(() => jest.useRealTimers());

test('calendars that show the same days request them once, and all learn the answer', async () => {
  const listeners = [jest.fn(), jest.fn()];
  for (const listener of listeners) kept.show(MARCH, listener);
  expect(answers.map(({ range }) => range)).toEqual([MARCH]);
  expect(kept.peek(MARCH)).toEqual({ isAsking: true, hasFailed: false });
  await answer(days(DAYS));
  expect(kept.peek(MARCH)).toEqual({ days: DAYS, isAsking: false, hasFailed: false });
  for (const listener of listeners) expect(listener).toHaveBeenCalled();
  expect(kept.peek(APRIL)).toBe(NOTHING_KNOWN);
});

test('days are requested again when they are shown after half a minute, and stay meanwhile', async () => {
  const hide = kept.show(MARCH, () => {});
  await answer(days(DAYS));
  hide();
  jest.advanceTimersByTime(29_999);
  kept.show(MARCH, () => {})();
  expect(answers).toHaveLength(1);
  jest.advanceTimersByTime(1);
  kept.show(MARCH, () => {});
  expect(answers).toHaveLength(2);
  expect(kept.peek(MARCH)).toEqual({ days: DAYS, isAsking: true, hasFailed: false });
});

test('days that nobody shows are forgotten after a minute', async () => {
  const hide = kept.show(MARCH, () => {});
  await answer(days(DAYS));
  jest.advanceTimersByTime(120_000);
  expect(kept.peek(MARCH).days).toEqual(DAYS);
  hide();
  jest.advanceTimersByTime(59_999);
  expect(kept.peek(MARCH).days).toEqual(DAYS);
  jest.advanceTimersByTime(1);
  expect(kept.peek(MARCH)).toBe(NOTHING_KNOWN);
});

test('a write requests what is shown, and forgets the other days', async () => {
  const hide = kept.show(APRIL, () => {});
  await answer(days([]));
  hide();
  kept.show(MARCH, () => {});
  await answer(days(DAYS));
  kept.makeStale();
  expect(answers.map(({ range }) => range)).toEqual([APRIL, MARCH, MARCH]);
  expect(kept.peek(MARCH).days).toEqual(DAYS);
  expect(kept.peek(APRIL)).toBe(NOTHING_KNOWN);
  await answer(days(OTHER_DAYS));
  expect(kept.peek(MARCH)).toEqual({ days: OTHER_DAYS, isAsking: false, hasFailed: false });
});

test('an answer that was requested before a write is requested again', async () => {
  kept.show(MARCH, () => {});
  kept.makeStale();
  expect(answers).toHaveLength(1);
  await answer(days(DAYS));
  expect(answers).toHaveLength(2);
  expect(kept.peek(MARCH)).toEqual({ days: DAYS, isAsking: true, hasFailed: false });
  await answer(days(OTHER_DAYS));
  expect(answers).toHaveLength(2);
  expect(kept.peek(MARCH).days).toEqual(OTHER_DAYS);
});

test('a failure keeps the days, and the next request clears it', async () => {
  kept.show(MARCH, () => {});
  await answer(AWAY);
  expect(kept.peek(MARCH)).toEqual({ isAsking: false, hasFailed: true });
  void kept.ask(MARCH);
  void kept.ask(MARCH);
  expect(answers).toHaveLength(2);
  await answer(days(DAYS));
  expect(kept.peek(MARCH).hasFailed).toBe(false);
  void kept.ask(MARCH);
  await answer(AWAY);
  expect(kept.peek(MARCH)).toEqual({ days: DAYS, isAsking: false, hasFailed: true });
});

test('days that failed are requested when they are shown again', async () => {
  kept.show(MARCH, () => {})();
  await answer(AWAY);
  kept.show(MARCH, () => {});
  expect(answers).toHaveLength(2);
});
