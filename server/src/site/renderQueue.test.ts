import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { childFile } from '../releases/sandbox/testing/childFile';
import { RenderQueueFull } from './renderJob';
import { createRenderPool, type RenderPool } from './renderPool';

/**
 * The code of a render worker. It answers `/now` at once and `/soon` after a delay, prints a text
 * for `/talk`, and never answers other paths.
 */
const WORKER = `
import { openChildPort } from './childPort';
const port = openChildPort(({ page: asked }) => {
  if (!asked) return;
  const { id, url } = asked;
  const page = { kind: 'redirect', location: '/', status: 302 };
  if (url.endsWith('/now')) port.send({ id, page });
  if (url.endsWith('/soon')) setTimeout(() => port.send({ id, page }), 30);
  if (url.includes('/talk')) console.error('looked at', url);
});`;
const SECRET = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6';

let child: Awaited<ReturnType<typeof childFile>>;
let pool: RenderPool;
let reported: unknown[];
const open = (timeoutMs: number) => {
  reported = [];
  pool = createRenderPool({
    size: 1,
    longestQueue: 3,
    timeoutMs,
    workerFile: child.file,
    workerData: { shellDir: '', remotesDir: '', shellCode: '' },
    report: (error) => reported.push(error),
  });
};
beforeAll(async () => {
  child = await childFile(WORKER);
});
afterAll(() => child.remove());
afterEach(() => pool.close());

const render = (page: string, revision = '1') =>
  pool.render({
    url: `https://shop.example${page}`,
    config: { mode: 'browser', profile: DEFAULT_SHOP_PROFILE, publicUrl: 'https://shop.example' },
    registry: { revision, remotes: {} },
    renderedAt: '2026-11-23T06:00:00.000Z',
    apiUrl: '',
  });

test('a page is rejected at once if the queue is full, and others keep their places', async () => {
  open(20_000);
  const waiting = ['/a', '/b', '/c'].map((page) => render(page).catch((error: unknown) => error));
  await expect(render('/d')).rejects.toBeInstanceOf(RenderQueueFull);
  await pool.close();
  for (const error of await Promise.all(waiting)) expect(error).not.toBeInstanceOf(RenderQueueFull);
});

test('a finished page frees a place for the next', async () => {
  open(20_000);
  for (let page = 0; page < 10; page += 1) {
    expect(await render('/now')).toMatchObject({ kind: 'redirect' });
  }
});

test('a page that took too long is logged without the secret in its address', async () => {
  open(50);
  const error: Error = await render(`/my-booking/${SECRET}?name=Nisha`).catch((late) => late);
  expect(error.message).toBe('Rendering /my-booking/[secret] took longer than 50 ms');
});

test('console output of a page is reported, not printed beside the log', async () => {
  open(20_000);
  const talked = render('/talk').catch(() => undefined);
  while (reported.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(String(reported[0])).toContain('looked at');
  await pool.close();
  await talked;
});

test('visitors with the same versions share a worker, and others have their own', async () => {
  open(20_000);
  const order: string[] = [];
  const asked = ['/soon', '/now'].flatMap((page, index) =>
    ['1', ...(index ? ['2'] : [])].map((revision) =>
      render(page, revision).then(() => order.push(`${page} ${revision}`)),
    ),
  );
  await Promise.all(asked);
  expect(order).toContain('/now 2');
  expect(order.filter((each) => each.endsWith('1'))).toEqual(['/now 1', '/soon 1']);
});
