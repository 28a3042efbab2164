import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { makeRelease } from '../store/makeRelease';
import { builtAs, filesOf, writeFiles } from '../store/testing/builtRemote';
import { openStoreThread, TookTooMuch, type StoreThread } from './storeThread';

const ROOT = path.resolve(__dirname, '../../../..');
let folder: string;
let thread: StoreThread | undefined;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'thread-'));
  await build({
    entryPoints: [path.join(__dirname, 'storeWorker.ts')],
    outfile: path.join(folder, 'storeWorker.cjs'),
    ...{ bundle: true, platform: 'node', target: 'node20', format: 'cjs', logLevel: 'error' },
    alias: {
      'shared/build/stylesJudge': path.join(ROOT, 'shared/build/stylesJudge.cjs'),
      shared: path.join(ROOT, 'shared/src'),
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => thread?.close());

const open = (longestMs = 60_000) =>
  (thread = openStoreThread(pathToFileURL(path.join(folder, 'storeWorker.cjs')), { longestMs }));
const built = (files: Record<string, string>) => {
  const place = writeFiles(mkdtempSync(path.join(folder, 'built-')), filesOf('one', files));
  return { folder: place, release: makeRelease(place, builtAs('booking')) };
};
/** A style sheet of the maximum permitted size. Parsing it takes long. */
const SLOW = {
  'page.css': `.own_a1B2c${':is(.x_a1B2c,.y_a1B2c)'.repeat(20)} a b{color:red}`.repeat(800),
};

/** Returns the result of `work`, how long it took, and the longest time for which it blocked this thread. */
async function meanwhile<T>(work: () => Promise<T>) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const beganAt = performance.now();
  const value = await work();
  const tookMs = performance.now() - beganAt;
  delay.disable();
  return { value, tookMs, busyMs: delay.max / 1e6 };
}

test('files are checked and compressed while this thread handles requests', async () => {
  const { run } = open();
  const large = built({ ...SLOW, 'page.js': `var x = ${JSON.stringify('abc '.repeat(500_000))}` });
  await run('asha', 'compress', { folder: built({}).folder });
  const compressed = await meanwhile(() => run('asha', 'compress', { folder: large.folder }));
  const { value, tookMs, busyMs } = await meanwhile(() => run('asha', 'judge', large));
  expect(value).toMatchObject({ 'size of scripts': expect.stringContaining('budget') as string });
  const copy = readFileSync(path.join(large.folder, 'page.js.br'));
  expect(brotliDecompressSync(copy)).toEqual(readFileSync(path.join(large.folder, 'page.js')));
  // In this thread, the check would block it almost all the time.
  expect(Math.max(compressed.busyMs, busyMs)).toBeLessThan(tookMs / 2);
});

test('work above the time limit is ended, and the next one runs', async () => {
  const longestMs = 3000;
  const { run } = open(longestMs);
  const random = () => `var x = "${randomBytes(500_000).toString('hex')}"`;
  const slow = built(
    Object.fromEntries(Array.from({ length: 16 }, (_, at) => [`${at}.js`, random()])),
  );
  const ending = run('asha', 'compress', { folder: slow.folder });
  const next = run('bibek', 'judge', built({ 'page.css': 'h1{color:red}' }));
  await expect(ending).rejects.toThrow(new TookTooMuch('It takes longer than 3 s'));
  expect(await next).toMatchObject({ 'page.css': expect.stringContaining('h1') as string });
});

test('an error keeps its code, and an ending thread leaves nothing waiting', async () => {
  const { run, close } = open();
  const gone = { folder: path.join(folder, 'gone'), release: built({}).release };
  await expect(run('asha', 'judge', gone)).rejects.toMatchObject({ code: 'ENOENT' });
  const running = run('asha', 'judge', built(SLOW));
  await Promise.resolve();
  await close();
  await expect(running).rejects.toBeInstanceOf(TookTooMuch);
});
