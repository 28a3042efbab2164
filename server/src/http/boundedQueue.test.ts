import { boundedQueue, QueueFull } from './boundedQueue';

/** Returns a task for the queue. The task ends when the test calls `end`. */
function work() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one piece of work runs at a time, in order of arrival', async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 5 });
  const order: string[] = [];
  const first = work();
  const step = (name: string, wait: Promise<void>) =>
    queue.run(async () => {
      order.push(`${name} begins`);
      await wait;
      order.push(`${name} ends`);
    });
  const all = [step('a', first.run()), step('b', Promise.resolve()), step('c', Promise.resolve())];
  await settled();
  expect(order).toEqual(['a begins']);
  first.end();
  await Promise.all(all);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('work above the limit is rejected at once, and accepted again later', async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 1 });
  const [running, waiting] = [work(), work()];
  const taken = [queue.run(running.run), queue.run(waiting.run)];
  await expect(queue.run(async () => 'never')).rejects.toThrow(QueueFull);
  running.end();
  waiting.end();
  await Promise.all(taken);
  await expect(queue.run(async () => 'taken')).resolves.toBe('taken');
});

test('failed work frees its place', async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 3 });
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});
