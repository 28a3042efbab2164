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

/** An id that no process has, because it is above the default range of process ids. */
const NOBODY = 2 ** 30;
let folder: string;
let file: string;
const heldBy = (owner: object) => writeFileSync(file, JSON.stringify({ id: 'other', ...owner }));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'remotes.json.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one process works at a time, and no file is left behind', async () => {
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

test('failed work releases the lock', async () => {
  const broken = withFileLock(file, () => {
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(await withFileLock(file, () => 'next')).toBe('next');
});

test('the lock of an ended process is taken over', async () => {
  heldBy({ host: hostname(), pid: NOBODY });
  expect(await withFileLock(file, () => 'mine')).toBe('mine');
});

test('the lock of another machine is awaited until it was silent for too long', async () => {
  heldBy({ host: 'elsewhere', pid: 1 });
  await expect(withFileLock(file, () => 'mine', { patienceMs: 40 })).rejects.toThrow(
    /Somebody else is publishing: .* is held by process 1 on elsewhere/,
  );
  const longAgo = Date.now() / 1000 - 120;
  utimesSync(file, longAgo, longAgo);
  expect(await withFileLock(file, () => 'mine')).toBe('mine');
});

test('the lock of a living process is not taken over', async () => {
  heldBy({ host: hostname(), pid: process.pid });
  await expect(withFileLock(file, () => 'mine', { patienceMs: 40 })).rejects.toThrow(
    `by process ${process.pid}`,
  );
  expect(existsSync(file)).toBe(true);
});

test('only one process removes a dead lock', async () => {
  heldBy({ host: hostname(), pid: NOBODY });
  mkdirSync(`${file}.breaking`);
  await expect(withFileLock(file, () => 'mine', { patienceMs: 40 })).rejects.toThrow('remove');
  expect(existsSync(file)).toBe(true);
});

test('a process that lost its lock fails before it writes, and leaves the next lock alone', async () => {
  const late = withFileLock(file, ({ assertHeld }) => {
    heldBy({ host: 'elsewhere', pid: 1 });
    assertHeld();
  });
  await expect(late).rejects.toThrow('was lost: nothing was written');
  expect(existsSync(file)).toBe(true);
});
