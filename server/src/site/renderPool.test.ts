import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SentPage } from '../releases';
import { releasedRemote } from '../releases/store/testing/releasedRemote';
import { childFile } from '../releases/sandbox/testing/childFile';
import { RemoteRests, RenderPaused, type Slot } from './renderJob';
import { createCrews } from './renderCrews';
import { createRenderPool, type RenderPool } from './renderPool';

/**
 * The code of a render worker that behaves by the path: `/crash`, `/hang`, `/fail`, `/nonsense`.
 * For other paths, it returns a page that names its registry.
 */
const WORKER = `
import { openChildPort } from './childPort';
let known;
const port = openChildPort(({ page }) => {
  if (!page) return;
  const { id, url, registry } = page;
  if (registry) known = registry.revision;
  const { pathname } = new URL(url);
  if (pathname.endsWith('/crash')) process.exit(1);
  if (pathname.endsWith('/hang')) for (;;);
  if (pathname.endsWith('/wait')) return;
  if (pathname.endsWith('/nonsense')) return port.send({ id, page: { kind: 'page', html: 7 } });
  if (pathname === '/fail') return port.send({ id, error: 'no such page' });
  const state = { told: registry?.revision, known, pid: process.pid };
  const whole = { head: '', remotes: [], fragments: [], chunks: {}, loaderData: {}, shareable: true };
  port.send({ id, page: { kind: 'page', status: 200, state, ...whole } }, pathname);
});`;
let child: Awaited<ReturnType<typeof childFile>>;
const folder = mkdtempSync(path.join(tmpdir(), 'pool-'));
beforeAll(async () => {
  child = await childFile(WORKER);
});
afterAll(() => {
  child.remove();
  rmSync(folder, { recursive: true, force: true });
});

let pool: RenderPool;
let counted: string[];
let reports: unknown[];
let clock = 0;
const start = (size = 1, timeoutMs = 10_000, spares = 0) => {
  counted = [];
  reports = [];
  pool = createRenderPool({
    size,
    spares,
    timeoutMs,
    workerFile: child.file,
    workerData: { shellDir: folder, remotesDir: folder },
    report: (error) => reports.push(error),
    count: (event, key) => counted.push(key ? `${event} ${key}` : event),
    now: () => clock,
  });
};
type Told = { html: string; told?: string; known: string; pid: number };
const told = async (page: Promise<SentPage>): Promise<Told> => {
  const { html, state } = (await page) as Extract<SentPage, { kind: 'page' }>;
  return { html: html.toString(), ...(state as Omit<Told, 'html'>) };
};
const render = (pathname: string, revision = 'one') =>
  told(
    pool.render({
      url: `http://site.example${pathname}`,
      config: {} as never,
      registry: { revision, remotes: {} },
      renderedAt: '',
      apiUrl: '',
    }),
  );

/** Waits until a process has ended. */
async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

afterEach(() => pool.close());

test('a page is rendered, and a worker gets the registry once', async () => {
  start();
  expect(await render('/a')).toMatchObject({ html: '/a', told: 'one' });
  const next = await render('/b');
  expect(next).toMatchObject({ known: 'one' });
  expect(next.told).toBeUndefined();
});

test('visitors of another registry have their own workers, which are reused', async () => {
  start();
  const [first, other] = [await render('/a'), await render('/b', 'two')];
  expect(other).toMatchObject({ told: 'two' });
  expect(other.pid).not.toBe(first.pid);
  expect(await render('/c')).toMatchObject({ pid: first.pid });
  expect(await render('/d', 'two')).toMatchObject({ pid: other.pid });
});

test('a worker ends with its registry, after its current page', async () => {
  start();
  const { pid } = await render('/a');
  pool.keepOnly(new Set(['one']));
  expect(await render('/b')).toMatchObject({ pid });
  pool.keepOnly(new Set(['two']));
  await gone(pid);
  const late = await render('/c');
  await gone(late.pid);
  expect(counted).toEqual([]);
});

test('of many registries the least recently used one loses its worker', async () => {
  start();
  const pids = [];
  for (const revision of ['one', 'two', 'three']) {
    pids.push((await render('/a', revision)).pid);
    clock += 5000;
  }
  await gone(pids[0] as number);
  expect(await render('/b', 'two')).toMatchObject({ pid: pids[1] });
});

test('a visitor who changes registries with every page takes no worker from others, and starts at most one a second', async () => {
  start();
  const pids = [(await render('/a')).pid, (await render('/a', 'two')).pid];
  await expect(render('/a', 'three')).rejects.toThrow(RenderPaused);
  expect(await render('/b')).toMatchObject({ pid: pids[0] });
  pool.keepOnly(new Set(['one', 'two', 'three', 'four']));
  clock += 5000;
  // The render worker for visitors without a canary stays, although it has been idle for the
  // longest time.
  await render('/b', 'two');
  await expect(render('/a', 'three')).rejects.toThrow(RenderPaused);
  clock += 5000;
  await render('/a', 'three');
  await gone(pids[1] as number);
  expect(await render('/c')).toMatchObject({ pid: pids[0] });
  await expect(render('/a', 'four')).rejects.toThrow(RenderPaused);
  expect(counted).toEqual([]);
});

test('a page may wait for a worker of an outdated registry', async () => {
  start(1, 1500);
  const old = ['one', 'two'].map((revision) => render('/wait', revision).catch(String));
  pool.keepOnly(new Set(['three']));
  const next = render('/a', 'three');
  await Promise.all(old);
  // The waiting page and the pages of old registries time out at the same moment. The test only
  // expects that nothing rejected the waiting page before.
  expect(await next.catch((error: unknown) => error)).not.toBeInstanceOf(RenderPaused);
});

test('the requested number of workers starts, even if the first is used before', () => {
  jest.useFakeTimers();
  const open = (): Slot => ({
    worker: { use() {} } as never,
    pending: new Map(),
    usedAt: 0,
    busyAt: 0,
  });
  const crews = createCrews({ size: 3, spares: 1, open, mayOpen: () => true, now: () => 0 });
  crews.warm();
  crews.take({ revision: 'one', remotes: {} });
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  expect(crews.slots.size).toBe(3);
});

test('a worker with an unknown message is ended, and its page fails', async () => {
  start();
  await expect(render('/nonsense')).rejects.toThrow('a message that a renderer does not send');
  expect(counted).toEqual(['worker-ended', 'worker-ended']);
});

test('a worker that waits for data is not ended', async () => {
  start(1, 6000);
  const { pid } = await render('/a');
  await expect(render('/wait')).rejects.toThrow('took longer');
  expect(await render('/b')).toMatchObject({ pid });
});

test('simultaneous pages are distributed over the workers', async () => {
  start(2);
  const pages = await Promise.all([render('/a'), render('/b')]);
  expect(new Set(pages.map(({ pid }) => pid)).size).toBe(2);
});

test('a page that fails ends no worker', async () => {
  start();
  const { pid } = await render('/a');
  await expect(render('/fail')).rejects.toThrow('no such page');
  expect(await render('/b')).toMatchObject({ pid });
  expect(counted).toEqual([]);
});

test('a page that ends its worker is tried once more, and the next page is rendered at once', async () => {
  start();
  await expect(render('/crash')).rejects.toThrow('The render worker ended');
  expect(counted).toEqual(['worker-ended', 'worker-ended']);
  expect(await render('/a')).toMatchObject({ html: '/a' });
});

test('a page that takes too long ends its worker and is not tried again', async () => {
  start(1, 6000);
  // Renders a page first, because the time limit of a page includes the start of its worker.
  await render('/a');
  await expect(render('/hang')).rejects.toThrow('Rendering /hang took longer than 6000 ms');
  expect(counted).toEqual(['worker-late']);
});

test('repeated ends of workers cause a pause in which pages are rejected at once', async () => {
  start();
  await expect(render('/crash')).rejects.toThrow('The render worker ended');
  await expect(render('/crash')).rejects.toThrow(RenderPaused);
  const pages = await Promise.allSettled(Array.from({ length: 40 }, () => render('/a')));
  expect(pages.every(({ status }) => status === 'rejected')).toBe(true);
  expect(counted).toEqual(['worker-ended', 'worker-ended', 'worker-ended']);
  expect(String(reports)).toContain(
    'Error: Render workers ended repeatedly: none is started for 250 ms',
  );
  clock += 250;
  expect(await render('/a')).toMatchObject({ html: '/a' });
});

test('a registry without workers is rejected during the pause, although another has one', async () => {
  start(2);
  const { pid } = await render('/a');
  await expect(render('/crash', 'two')).rejects.toThrow('The render worker ended');
  await expect(render('/crash', 'two')).rejects.toThrow(RenderPaused);
  await expect(render('/a', 'two')).rejects.toThrow(RenderPaused);
  expect(await render('/b')).toMatchObject({ pid });
  clock += 250;
  expect(await render('/a', 'two')).toMatchObject({ html: '/a' });
});

test('a page that waits through a pause is rendered by a new worker', async () => {
  start(2, 60_000);
  // Requests for `/wait` keep the render worker of this registry busy. The crashes start a pause in
  // which no other worker may start.
  const first = render('/wait').catch(String);
  const crashes = await Promise.allSettled([render('/crash', 'two'), render('/crash', 'two')]);
  expect(crashes.every(({ status }) => status === 'rejected')).toBe(true);
  const busy = Array.from({ length: 8 }, () => render('/wait').catch(String));
  const next = render('/a');
  clock += 60_000;
  expect(await Promise.race([next, first])).toMatchObject({ html: '/a' });
  await pool.close();
  await Promise.all(busy);
});

test('closing ends the workers without counting them, and nothing is rendered afterwards', async () => {
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
    told(
      pool.render({
        url: `http://site.example${pathname}`,
        config: {} as never,
        registry: { revision: 'two', remotes },
        renderedAt: '',
        apiUrl: '',
      }),
    );
  const shop = `shop@${remotes.shop.version}`;

  test('one that hangs does not affect pages of the other', async () => {
    start(2, 60_000);
    await Promise.all([ask('/book'), ask('/shop')]);
    let ended = 0;
    const hanging = Array.from({ length: 5 }, () =>
      ask('/shop/hang')
        .catch(String)
        .finally(() => (ended += 1)),
    );
    for (let page = 0; page < 20; page += 1) await ask('/book');
    expect(ended).toBe(0);
    await pool.close();
    await Promise.all(hanging);
  });

  test('one that ended two workers is paused for a minute, reported, and then tried again', async () => {
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

  test('a version without files is paused, too, and only once', () => {
    start(2);
    expect([pool.leaveOut(shop), pool.leaveOut(shop)]).toEqual([true, false]);
  });
});
