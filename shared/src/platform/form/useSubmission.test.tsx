/** @jest-environment ./tools/jest-environment.cjs */
import { act, renderHook } from '@testing-library/react';
import type { FailureCode, Result } from '../../domain/types/failure';
import { useSubmission, type Attempt } from './useSubmission';

type Options = Partial<Parameters<typeof useSubmission<string, string>>[0]>;

/**
 * Renders a form whose shop gives these answers one after the other. Returns the idempotency keys
 * that the shop got.
 */
function submission(answers: (FailureCode | 'ok')[], options: Options = {}) {
  const keys: string[] = [];
  const send = async (_words: string, key: string): Promise<Result<string>> => {
    const answer = answers[keys.push(key) - 1] ?? 'network';
    return answer === 'ok'
      ? { ok: true, value: 'stored' }
      : { ok: false, failure: { code: answer, message: answer } };
  };
  const view = renderHook(() => useSubmission<string, string>({ send, ...options }));
  const say = (words: string) => act(() => view.result.current.submit(words));
  return { ...view, keys, say };
}

test('the same content keeps its idempotency key', async () => {
  const { say, keys } = submission(['network', 'too-many-requests', 'ok']);
  for (const words of ['Hello', 'Hello', 'Hello']) await say(words);
  expect(new Set(keys).size).toBe(1);
});

test('other content has its own key', async () => {
  const { say, keys } = submission(['network', 'ok']);
  await say('Hello');
  await say('Hello there');
  expect(new Set(keys).size).toBe(2);
});

test('the same content after a response is a new submission', async () => {
  const { say, keys } = submission(['ok', 'ok']);
  await say('Hello');
  await say('Hello');
  expect(new Set(keys).size).toBe(2);
});

test('after certain failures the same content gets a new key', async () => {
  const { say, keys } = submission(['network', 'slot-taken', 'ok'], {
    keepsKey: ({ code }) => code === 'network',
  });
  for (const words of ['Hello', 'Hello', 'Hello']) await say(words);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('an attempt stored elsewhere outlives the form', async () => {
  let kept: Attempt | null = null;
  const attempts = { last: () => kept, keep: (attempt: Attempt | null) => void (kept = attempt) };
  const first = submission(['network'], { attempts });
  await first.say('Hello');
  first.unmount();
  const second = submission(['ok'], { attempts });
  await second.say('Hello');
  expect(second.keys).toEqual(first.keys);
  expect(kept).toBeNull();
});

test('a failure is shown until the next attempt, and nothing is sent twice at once', async () => {
  const { say, result, keys } = submission(['unavailable', 'ok']);
  await say('Hello');
  expect(result.current.failure?.code).toBe('unavailable');
  await act(() => Promise.all([result.current.submit('Hello'), result.current.submit('Hello')]));
  expect(keys).toHaveLength(2);
  expect(result.current.failure).toBeNull();
  expect(result.current.sending).toBe(false);
});

test('a form that opens during a request sends the same content with the same key', async () => {
  let kept: Attempt | null = null;
  const attempts = { last: () => kept, keep: (attempt: Attempt | null) => (kept = attempt) };
  let answer = () => {};
  const keys: string[] = [];
  const send = async (_words: string, key: string): Promise<Result<string>> => {
    if (keys.push(key) === 1) await new Promise<void>((resolve) => (answer = resolve));
    return { ok: true, value: 'stored' };
  };
  const open = () => renderHook(() => useSubmission<string, string>({ send, attempts }));
  const first = open();
  let sent: Promise<unknown> = Promise.resolve();
  act(() => void (sent = first.result.current.submit('Hello')));
  const second = open();
  await act(async () => {
    answer();
    await sent;
  });
  expect(kept).toBeNull();
  await act(() => second.result.current.submit('Hello'));
  expect(new Set(keys).size).toBe(1);
  await act(() => second.result.current.submit('Hello'));
  expect(new Set(keys).size).toBe(2);
});
