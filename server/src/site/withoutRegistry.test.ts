import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { releasedRemote } from '../releases/store/testing/releasedRemote';
import { registerSite } from './registerSite';

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const config = readConfig({ SHOP_MODE: 'browser', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  app = await buildApp({ config, db: null });
  await registerSite(app, {
    mode: 'browser',
    profile: config.shop,
    publicUrl: 'http://site.example',
    shellDir: path.join(folder, 'shell'),
    remotesDir: path.join(folder, 'remotes'),
    apiUrl: () => 'http://site.example',
  });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('without a registry the health check fails, and pages are rejected without naming a folder', async () => {
  const statusOfHealth = async () => (await app.inject('/api/health')).statusCode;
  expect(await statusOfHealth()).toBe(503);
  const page = await app.inject('/shop');
  expect(page.statusCode).toBe(503);
  expect(page.body).not.toContain(folder);
  mkdirSync(path.join(folder, 'remotes'));
  writeFileSync(
    path.join(folder, 'remotes/remotes.json'),
    JSON.stringify({ remotes: { storefront: releasedRemote('storefront') } }),
  );
  // There is no shell, so each attempt to render a page fails. The server then leaves it to browsers.
  while ((await statusOfHealth()) === 503);
  expect(await statusOfHealth()).toBe(200);
});
