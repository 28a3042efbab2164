import { repeatedJob } from './repeatedJob';

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a triggered job runs at once, and once more if it is already running', async () => {
  let runs = 0;
  let finish = () => {};
  const work = () => {
    runs += 1;
    return new Promise<void>((resolve) => (finish = resolve));
  };
  const job = repeatedJob({ firstMs: 60_000, everyMs: 60_000, work, onError: () => {} });
  job.wake();
  expect(runs).toBe(1);
  job.wake();
  job.wake();
  expect(runs).toBe(1);
  finish();
  await turn();
  expect(runs).toBe(2);
  finish();
  await turn();
  expect(runs).toBe(2);
  await job.stop();
  job.wake();
  expect(runs).toBe(2);
});
