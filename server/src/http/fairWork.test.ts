import { QueueFull } from './boundedQueue';
import { fairWork } from './fairWork';

/** Returns a promise that resolves when the test calls `open`. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

test('owners take turns, and work of one owner delays only that owner', async () => {
  const { run } = fairWork({ waiting: 10 });
  const { open, opened } = gate();
  const done: string[] = [];
  const ask = (owner: string, name: string) => run(owner, async () => void done.push(name));
  const all = [run('flood', () => opened)];
  for (const name of ['f1', 'f2', 'f3']) all.push(ask('flood', name));
  all.push(ask('booking', 'b1'), ask('booking', 'b2'));
  open();
  await Promise.all(all);
  expect(done).toEqual(['f1', 'b1', 'f2', 'b2', 'f3']);
});

test('one piece runs at a time, and a failed one does not block others', async () => {
  const { run } = fairWork({ waiting: 10 });
  let atWork = 0;
  const most: number[] = [];
  const work = async () => {
    most.push((atWork += 1));
    await Promise.resolve();
    atWork -= 1;
  };
  const failed = run('a', () => Promise.reject(new Error('bad')));
  const all = ['a', 'b', 'c'].map((owner) => run(owner, work));
  await expect(failed).rejects.toThrow('bad');
  await Promise.all(all);
  await run('a', work);
  expect(most).toEqual([1, 1, 1, 1]);
});

test('an owner with a full queue is rejected, others are not', async () => {
  const { run } = fairWork({ waiting: 1 });
  const { open, opened } = gate();
  const first = run('a', () => opened);
  const second = run('a', () => opened);
  await expect(run('a', () => opened)).rejects.toThrow(QueueFull);
  const other = run('b', () => opened);
  open();
  await Promise.all([first, second, other]);
});
