import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { withFileLock } from './fileLock';

/** This is higher than the default range of process ids, so no process has it. */
const NOBODY = 2 ** 30;
let folder: string;
let file: string;
const heldBy = (owner: object) => writeFileSync(file, JSON.stringify({ id: 'other', ...owner }));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'remotes.json.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one works at a time, and nothing is left behind', async () => {
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, () =>
      withFileLock(file, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('work that throws gives the lock back', async () => {
  const broken = withFileLock(file, () => {
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(await withFileLock(file, () => 'next')).toBe('next');
});

test('the lock of a process that is gone is taken over', async () => {
  heldBy({ host: hostname(), pid: NOBODY });
  expect(await withFileLock(file, () => 'mine')).toBe('mine');
});

test('the lock of another machine is waited for, until it has been silent for too long', async () => {
  heldBy({ host: 'elsewhere', pid: 1 });
  await expect(withFileLock(file, () => 'mine', { patienceMs: 40 })).rejects.toThrow(
    /Somebody else is publishing: .* is held by process 1 on elsewhere/,
  );
  const longAgo = Date.now() / 1000 - 120;
  utimesSync(file, longAgo, longAgo);
  expect(await withFileLock(file, () => 'mine')).toBe('mine');
});

test('the lock of a process that lives is not taken', async () => {
  heldBy({ host: hostname(), pid: process.pid });
  await expect(withFileLock(file, () => 'mine', { patienceMs: 40 })).rejects.toThrow(
    `by process ${process.pid}`,
  );
  expect(existsSync(file)).toBe(true);
});

test('a dead lock that another process is just removing is left to it', async () => {
  heldBy({ host: hostname(), pid: NOBODY });
  mkdirSync(`${file}.breaking`);
  await expect(withFileLock(file, () => 'mine', { patienceMs: 40 })).rejects.toThrow('remove');
  expect(existsSync(file)).toBe(true);
});

test('who lost the lock meanwhile learns it before it writes, and leaves the lock of the next one alone', async () => {
  const late = withFileLock(file, ({ assertHeld }) => {
    heldBy({ host: 'elsewhere', pid: 1 });
    assertHeld();
  });
  await expect(late).rejects.toThrow('was lost: nothing was written');
  expect(existsSync(file)).toBe(true);
});
