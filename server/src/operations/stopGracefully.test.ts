import { readConfig } from '../config';
import { buildApp } from '../app';
import { stopGracefully } from './stopGracefully';

const DRAIN_MS = 3000;

async function running() {
  const config = readConfig({ SHOP_MODE: 'browser', LOG_LEVEL: 'silent' });
  const app = await buildApp({ config, db: null });
  app.get('/page', () => 'a page');
  const url = await app.listen({ port: 0 });
  const status = async (path: string) => (await fetch(`${url}${path}`)).status;
  const codes: number[] = [];
  const exit = (code: number) => void codes.push(code);
  return { status, codes, stop: stopGracefully({ app, db: null, jobs: null, exit }) };
}

test('a stopping process still serves requests for a while, and its health check fails at once', async () => {
  const { status, codes, stop } = await running();
  expect(await status('/api/health')).toBe(200);
  const stopped = stop(DRAIN_MS);
  expect(await status('/api/health')).toBe(503);
  expect(await status('/page')).toBe(200);
  expect(codes).toEqual([]);
  await stopped;
  expect(codes).toEqual([0]);
  await expect(status('/page')).rejects.toThrow('fetch failed');
});

test('without that time it stops at once, and only once', async () => {
  const { codes, stop } = await running();
  const began = performance.now();
  await Promise.all([stop(), stop()]);
  expect(performance.now() - began).toBeLessThan(300);
  expect(codes).toEqual([0]);
});
