import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { releasedRemote } from '../releases/testing/releasedRemote';
import { RemoteRests, RenderPaused } from './renderJob';
import { createRenderPool, type RenderPool } from './renderPool';

/** A worker that does what the path says: `/crash`, `/hang`, `/fail`, or a page that tells which registry it knows. */
const WORKER = `
import { parentPort, threadId } from 'node:worker_threads';
let known;
parentPort.on('message', ({ id, url, registry }) => {
  if (registry) known = registry.revision;
  const { pathname } = new URL(url);
  if (pathname.endsWith('/crash')) process.exit(1);
  if (pathname.endsWith('/hang')) for (;;);
  if (pathname === '/fail') parentPort.postMessage({ id, error: 'no such page' });
  else parentPort.postMessage({ id, page: { html: pathname, told: registry?.revision, known, threadId } });
});`;
const folder = mkdtempSync(path.join(tmpdir(), 'pool-'));
const workerFile = pathToFileURL(path.join(folder, 'worker.mjs'));
writeFileSync(workerFile, WORKER);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let pool: RenderPool;
let counted: string[];
let reports: unknown[];
let clock = 0;
const start = (size = 1, timeoutMs = 10_000) => {
  counted = [];
  reports = [];
  pool = createRenderPool({
    size,
    timeoutMs,
    workerFile,
    workerData: { shellDir: folder, remotesDir: folder },
    report: (error) => reports.push(error),
    count: (event, key) => counted.push(key ? `${event} ${key}` : event),
    now: () => clock,
  });
};
const render = (pathname: string, revision = 'one') =>
  pool.render({
    url: `http://site.example${pathname}`,
    config: {} as never,
    registry: { revision, remotes: {} },
    renderedAt: '',
    apiUrl: '',
  }) as unknown as Promise<{ html: string; told?: string; known: string; threadId: number }>;

afterEach(() => pool.close());

test('a page is rendered, and a worker is told the registry once and when it changes', async () => {
  start();
  expect(await render('/a')).toMatchObject({ html: '/a', told: 'one' });
  expect(await render('/b')).toMatchObject({ told: undefined, known: 'one' });
  expect(await render('/c', 'two')).toMatchObject({ told: 'two' });
});

test('pages at the same time are spread over the workers', async () => {
  start(2);
  const pages = await Promise.all([render('/a'), render('/b')]);
  expect(new Set(pages.map(({ threadId }) => threadId)).size).toBe(2);
});

test('a page that fails ends nobody', async () => {
  start();
  const { threadId } = await render('/a');
  await expect(render('/fail')).rejects.toThrow('no such page');
  expect(await render('/b')).toMatchObject({ threadId });
  expect(counted).toEqual([]);
});

test('a page that ends its worker is tried once more, and the next page is rendered at once', async () => {
  start();
  await expect(render('/crash')).rejects.toThrow('The render worker ended');
  expect(counted).toEqual(['worker-ended', 'worker-ended']);
  expect(await render('/a')).toMatchObject({ html: '/a' });
});

test('a page that takes too long ends its worker and is not tried again', async () => {
  start(1, 2000);
  // The time in which a worker begins is not its page's.
  await render('/a');
  await expect(render('/hang')).rejects.toThrow('Rendering /hang took longer than 2000 ms');
  expect(counted).toEqual(['worker-late']);
});

test('pages that end workers again and again cause no storm: workers wait, pages are refused at once, and come back', async () => {
  start();
  await expect(render('/crash')).rejects.toThrow('The render worker ended');
  await expect(render('/crash')).rejects.toThrow(RenderPaused);
  const pages = await Promise.allSettled(Array.from({ length: 40 }, () => render('/a')));
  expect(pages.every(({ status }) => status === 'rejected')).toBe(true);
  expect(counted).toEqual(['worker-ended', 'worker-ended', 'worker-ended']);
  expect(String(reports)).toBe(
    'Error: Render workers ended repeatedly: none is started for 250 ms',
  );
  clock += 250;
  expect(await render('/a')).toMatchObject({ html: '/a' });
});

test('closing ends the workers without counting them, and nothing is rendered after it', async () => {
  start();
  await render('/a');
  await pool.close();
  expect(counted).toEqual([]);
  await expect(render('/b')).rejects.toThrow('The render pool is closed');
});

describe('of two remotes', () => {
  const remotes = {
    shop: { ...releasedRemote('shop'), prefixes: ['/shop/*'] },
    book: releasedRemote('book'),
  };
  const ask = (pathname: string) =>
    pool.render({
      url: `http://site.example${pathname}`,
      config: {} as never,
      registry: { revision: 'two', remotes },
      renderedAt: '',
      apiUrl: '',
    }) as unknown as Promise<{ html: string; threadId: number }>;
  const shop = `shop@${remotes.shop.version}`;

  test('one that hangs leaves the pages of the other as they were', async () => {
    start(2, 4000);
    await Promise.all([ask('/book'), ask('/shop')]);
    let ended = 0;
    const hanging = Array.from({ length: 5 }, () =>
      ask('/shop/hang')
        .catch(String)
        .finally(() => (ended += 1)),
    );
    for (let page = 0; page < 20; page += 1) await ask('/book');
    expect(ended).toBe(0);
    await Promise.all(hanging);
  });

  test('one that ended two workers rests for a minute, is told of, and is tried again then', async () => {
    start(2);
    await expect(ask('/shop/crash')).rejects.toThrow('The render worker ended');
    await expect(ask('/shop')).rejects.toBeInstanceOf(RemoteRests);
    expect(await ask('/book')).toMatchObject({ html: '/book' });
    expect(counted).toEqual([
      `worker-ended ${shop}`,
      `worker-ended ${shop}`,
      `remote-rests ${shop}`,
    ]);
    expect(String(reports)).toContain(`${shop} ended render workers`);
    expect(pool.resting()).toMatchObject([{ key: shop, reason: 'ended-workers' }]);
    clock += 60_000;
    expect(await ask('/shop')).toMatchObject({ html: '/shop' });
    expect(pool.resting()).toEqual([]);
  });

  test('a version that is left out rests too, and only once', () => {
    start(2);
    expect([pool.leaveOut(shop), pool.leaveOut(shop)]).toEqual([true, false]);
  });
});
