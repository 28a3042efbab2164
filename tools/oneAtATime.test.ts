import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { oneAtATime } from './lib/oneAtATime.mjs';

const END_WITH_OWNER = pathToFileURL(path.join(__dirname, 'lib/endWithOwner.mjs')).href;
const begun: ChildProcess[] = [];
let file: string;

beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'one-')), 'lock');
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const child of begun.splice(0)) child.kill('SIGKILL');
});

/**
 * Starts a process that runs until the test ends it. `end` kills the process and waits for its end.
 */
async function aProcess({ script = 'setInterval(() => {}, 1e6)', ...options } = {}) {
  const child = spawn(process.execPath, ['-e', `${script}; console.log(1)`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  });
  begun.push(child);
  await once(child.stdout!, 'data');
  return child;
}
async function end(child: ChildProcess) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('the second process waits for the first, and then no lock is left', async () => {
  const order: string[] = [];
  let endFirst = () => {};
  const first = oneAtATime(file, async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => (endFirst = resolve));
    order.push('first ends');
  });
  const second = oneAtATime(file, async () => void order.push('second'));
  endFirst();
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'first ends', 'second']);
  expect(existsSync(file)).toBe(false);
});

test('failed work releases the lock', async () => {
  await expect(oneAtATime(file, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await oneAtATime(file, async () => 'done')).toBe('done');
});

test('a killed process releases the lock, but its child processes are awaited', async () => {
  const owner = await aProcess();
  const worker = await aProcess({ detached: true } as object);
  writeFileSync(file, JSON.stringify({ owner: owner.pid, group: worker.pid }));
  await end(owner);
  let isDone = false;
  const next = oneAtATime(file, async () => (isDone = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isDone).toBe(false);
  expect(JSON.parse(readFileSync(file, 'utf8')).group).toBe(worker.pid);
  await end(worker);
  await next;
});

test('a process of a build ends when its owner is gone', async () => {
  const owner = await aProcess();
  const worker = await aProcess({
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${END_WITH_OWNER}`,
      WORKS_FOR: String(owner.pid),
    },
  } as object);
  const ended = once(worker, 'exit');
  await end(owner);
  expect(await ended).toEqual([1, null]);
});
