import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { SentPage } from '../sandbox/renderProtocol';
import { openTestShop, type TestShop } from '../../../test/testShop';
import { builtAs, filesOf, writeFiles } from '../store/testing/builtRemote';
import { hashOf } from '../store/testing/releasedRemote';
import { makeRelease } from '../store/makeRelease';
import { publishFolder } from '../store/publishFolder';
import { publishingOf } from '../store/testing/builtRemote';
import type { Registry } from '../store/registryFile';
import { registerSite } from '../../site/registerSite';
import { previewsOf } from './previews';
import { stripRoutes } from './stripRoutes';

const ASSETS = { groups: {}, integrity: {}, provides: {}, consumes: {}, takes: {} };
const MANIFEST = {
  name: 'booking',
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [],
};
const built = (content: string) =>
  filesOf(content, {
    'assets.json': JSON.stringify(ASSETS),
    'mf-manifest.json': JSON.stringify(MANIFEST),
    'remoteEntry.js': content,
  });
const shellAssets = {
  ...{ groups: { main: ['main.js'] }, provides: {}, consumes: {}, gives: {} },
  integrity: { 'main.js': hashOf('main') },
};

let folder: string;
let remotesDir: string;
let shop: TestShop;
let site: FastifyInstance;
let active: string;
let candidate: string;
/** For each rendered page in order: its registry, and the pool of workers that rendered it. */
let renderedWith: { registry: Registry; pool: number }[];
let developer: Server | undefined;

async function open(env: Record<string, string> = {}) {
  shop = await openTestShop({ REMOTES_DIR: remotesDir, SHELL_DIR: folder, ...env });
  const { config, db } = shop;
  const place = { config, db, now: () => shop.clock.now };
  site = Fastify();
  stripRoutes(site, place);
  let pools = 0;
  await registerSite(
    site,
    {
      ...{ mode: 'connected', profile: config.shop, publicUrl: 'http://site.example' },
      ...{ shellDir: folder, remotesDir, apiUrl: () => 'http://site.example' },
      previews: previewsOf(place, remotesDir),
    },
    () => {
      const pool = (pools += 1);
      return {
        async render({ registry }): Promise<SentPage> {
          renderedWith.push({ registry, pool });
          const { version } = registry.remotes['booking'] ?? {};
          return {
            ...{
              kind: 'page',
              status: 200,
              head: '',
              html: Buffer.from(`<h1>${version}</h1>`),
              state: {},
            },
            ...{ remotes: version ? ['booking'] : [], fragments: [], loaderData: {} },
            ...{ chunks: version ? { booking: [] } : {}, shareable: true },
          };
        },
        ...{
          leaveOut: () => false,
          resting: () => [],
          warm: () => {},
          keepOnly: () => {},
          close: async () => {},
        },
      };
    },
  );
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  remotesDir = path.join(folder, 'remotes');
  mkdirSync(remotesDir);
  writeFileSync(path.join(folder, 'assets.json'), JSON.stringify(shellAssets));
  renderedWith = [];
  const build = (content: string) =>
    writeFiles(mkdtempSync(path.join(folder, 'built-')), built(content));
  const files = built('active');
  active = await publishFolder(
    { remotesDir, gives: {} },
    publishingOf('booking', 'active', { files }),
  );
  const next = build('candidate');
  const release = makeRelease(next, builtAs('booking'));
  candidate = release.version;
  writeFiles(path.join(remotesDir, 'booking', candidate), {
    ...built('candidate'),
    'release.json': JSON.stringify(release),
  });
});
afterEach(async () => {
  await site.close();
  await shop.close();
  developer?.close();
  developer = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const token = async (remote = 'booking') => {
  const staff = await shop.staff();
  const asked = { remote, prefixes: [`/${remote}`], label: 'CI' };
  const made = await staff.ask('POST', '/api/release-tokens', asked);
  return { authorization: `Bearer ${(made.body as { secret: string }).secret}` };
};
const show = async (what: string, headers?: Record<string, string>, remote = 'booking') =>
  shop
    .browser()
    .ask('PUT', `/api/preview/${remote}`, { show: what }, { headers: headers ?? (await token()) });

/** Opens the link of a preview as a browser does. */
async function follow(what = candidate): Promise<string> {
  const { body } = await show(what);
  const answer = await site.inject((body as { address: string }).address);
  expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/' } });
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ name: 'preview', httpOnly: true, sameSite: 'Lax' });
  return `preview=${cookie?.value}`;
}
const look = (cookie?: string, url = '/booking') =>
  site.inject({ url, headers: cookie ? { cookie } : {} });

test('a visitor with the link sees the candidate, rendered, uncached, and with a strip that says so', async () => {
  await open();
  const { body, headers } = await look(await follow());
  expect(body).toContain(`<h1>${candidate}</h1>`);
  expect(body).toMatch(/<aside id="preview" aria-label="Preview"><p>Preview: <b>booking<\/b>/);
  expect(headers['cache-control']).toBe('no-store');
});

test('all others see and cache the active version before, during and after', async () => {
  await open();
  const before = await look();
  expect(before.body).toContain(`<h1>${active}</h1>`);
  const cookie = await follow();
  await look(cookie);
  const after = await look();
  expect(after.body).toBe(before.body);
  expect(after.headers['content-security-policy']).toBe(before.headers['content-security-policy']);
  // Separate workers rendered the page of the preview, and the cached page for visitors is
  // unchanged.
  expect(renderedWith.map(({ pool }) => pool)).toEqual([1, 2]);
});

test('the registry for the browser is the visitor’s own, too', async () => {
  await open();
  const mine = await look(await follow(), '/remotes.json');
  expect(mine.json<Registry>().remotes['booking']?.version).toBe(candidate);
  expect(mine.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(mine.headers.etag).toBeUndefined();
  const theirs = await look(undefined, '/remotes.json');
  expect(theirs.json<Registry>().remotes['booking']?.version).toBe(active);
});

test('a cookie that is forged, changed, or older than a working day shows nothing', async () => {
  await open();
  const cookie = await follow();
  const [said = '', signature] = cookie.slice('preview='.length).split('.');
  const other = Buffer.from(said, 'base64url').toString().replace(candidate, active);
  for (const forged of [
    'preview=x',
    `preview=${said}.${'A'.repeat(43)}`,
    `preview=${Buffer.from(other).toString('base64url')}.${signature}`,
  ])
    expect((await look(forged)).body).toContain(`<h1>${active}</h1>`);
  shop.clock.now = new Date(shop.clock.now.getTime() + 8 * 60 * 60_000);
  expect((await look(cookie)).body).toContain(`<h1>${active}</h1>`);
});

test('a link expires after ten minutes, and is not valid as a cookie', async () => {
  await open();
  const { address } = (await show(candidate)).body as { address: string };
  const link = address.split('with=')[1];
  expect((await look(`preview=${link}`)).body).toContain(`<h1>${active}</h1>`);
  shop.clock.now = new Date(shop.clock.now.getTime() + 10 * 60_000);
  expect((await site.inject(address)).statusCode).toBe(403);
});

test('the strip ends the preview on the same page and leads to no other site', async () => {
  await open();
  const { body } = await look(await follow(), '/booking?day=1');
  const [, action = ''] = /action="([^"]+)"/.exec(body) ?? [];
  expect(action).toBe('/__preview/reset?to=%2Fbooking%3Fday%3D1');
  const leave = (url: string) =>
    site.inject({
      ...{ method: 'POST', url, payload: '' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const left = await leave(action);
  expect(left).toMatchObject({ statusCode: 303, headers: { location: '/booking?day=1' } });
  expect(left.headers['set-cookie']).toMatch(/^preview=; Max-Age=0/);
  const away = await leave('/__preview/reset?to=//evil.example/x');
  expect(away.headers.location).toBe('/evil.example/x');
});

test('staff see it at once, in addition to their previews, and a token previews only its own remote', async () => {
  await open();
  const staff = await shop.staff();
  expect(await staff.ask('PUT', '/api/preview/booking', { show: candidate })).toMatchObject({
    ...{ status: 200, body: { preview: { booking: candidate } } },
  });
  expect((await look(`preview=${staff.cookies.get('preview')}`)).body).toContain(candidate);
  const { status } = await show(candidate, await token('shop'));
  expect(status).toBe(403);
  expect(
    await shop.browser().ask('PUT', '/api/preview/booking', { show: candidate }),
  ).toMatchObject({ status: 401 });
  expect(await staff.ask('PUT', '/api/preview/shell', { show: candidate })).toMatchObject({
    ...{ status: 403, body: { message: expect.stringContaining('no preview') as string } },
  });
  expect(await show('9.9.9-00000000')).toMatchObject({ status: 404 });
  expect(await show('http://10.0.0.1:3103')).toMatchObject({ status: 422 });
  expect(await show('http://localhost:3103@evil.example')).toMatchObject({ status: 422 });
});

test('a preview ends with the token that created it, or the rights of its creator', async () => {
  await open();
  const maker = () => shop.db.updateTable('staff').where('email', '=', 'asha@shop.example');
  const cookie = await follow();
  await maker().set({ role: 'clerk' }).execute();
  expect((await look(cookie)).body).toContain(`<h1>${active}</h1>`);
  await maker().set({ role: 'owner' }).execute();
  expect((await look(cookie)).body).toContain(`<h1>${candidate}</h1>`);
  const { body } = await show(candidate);
  await shop.db.deleteFrom('release_tokens').execute();
  const ended = await look(cookie);
  expect(ended.body).toContain(`<h1>${active}</h1>`);
  expect(ended.body).not.toContain('id="preview"');
  expect((await look(cookie, '/remotes.json')).json<Registry>().remotes['booking']?.version).toBe(
    active,
  );
  const { address } = body as { address: string };
  expect((await site.inject(address)).statusCode).toBe(403);
});

test('a preview of staff ends with their right to release', async () => {
  await open();
  const staff = await shop.staff();
  await staff.ask('PUT', '/api/preview/booking', { show: candidate });
  const cookie = `preview=${staff.cookies.get('preview')}`;
  expect((await look(cookie)).body).toContain(candidate);
  const asha = shop.db.updateTable('staff').where('email', '=', 'asha@shop.example');
  await asha.set({ disabled_at: '2026-11-23T06:00:00.000Z' }).execute();
  expect((await look(cookie)).body).toContain(`<h1>${active}</h1>`);
});

test('a removed version is replaced by the active one, and the strip says so', async () => {
  await open();
  const cookie = await follow();
  rmSync(path.join(remotesDir, 'booking', candidate), { recursive: true });
  const { body } = await look(cookie);
  expect(body).toContain(`<h1>${active}</h1>`);
  expect(body).toContain('it is gone: you see what visitors see');
});

test('page views within a preview are not counted', async () => {
  await open();
  const viewed = jest.spyOn(shop.app.releaseHealth, 'viewed');
  const view = (headers: Record<string, string>) =>
    shop.browser().ask('POST', '/api/page-views', { remotes: [], vitals: {} }, { headers });
  expect(await view({ cookie: await follow() })).toMatchObject({ status: 204 });
  expect(viewed).not.toHaveBeenCalled();
  await view({});
  expect(viewed).toHaveBeenCalledTimes(1);
});

/** Starts a developer's server that counts the requests it gets. */
async function develop() {
  const asked: string[] = [];
  const files = built('developed');
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, hashOf(text)]),
  );
  const said = { version: '1.0.0-dev', prefixes: ['/booking'], takes: {}, integrity };
  developer = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end(url === '/preview.json' ? JSON.stringify(said) : files[url.slice(1)]);
  });
  await new Promise<void>((done) => developer?.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${(developer.address() as AddressInfo).port}`, asked };
}

test('nothing from a developer’s machine is shown unless the operator allows it', async () => {
  await open();
  const { origin, asked } = await develop();
  expect(await show(origin)).toMatchObject({ status: 403 });
  expect(asked).toEqual([]);
});

test('if allowed for browsers, the server sends no requests to it and leaves the page to the browser', async () => {
  await open({ PREVIEW_LOCALHOST: 'browser' });
  const { origin, asked } = await develop();
  const cookie = await follow(origin);
  const { body, headers, statusCode } = await look(cookie);
  expect(statusCode).toBe(200);
  expect(renderedWith).toEqual([]);
  expect(asked).toEqual([]);
  expect(body).toContain(`src="/__preview/develop.js" data-origins="${origin}"`);
  const policy = String(headers['content-security-policy']);
  for (const part of ['script-src', 'style-src', 'connect-src'])
    expect(policy).toContain(`${part} 'self' ${origin}`);
  // A page of another area is rendered without the code of the previewed remote.
  await look(cookie, '/elsewhere');
  expect(renderedWith[0]?.registry.remotes).toEqual({});
  expect((await look()).headers['content-security-policy']).not.toContain(origin);
});

test('if allowed for this server, it is rendered here with its current hashes', async () => {
  await open({ PREVIEW_LOCALHOST: 'render' });
  const { origin } = await develop();
  const cookie = await follow(origin);
  // The site waits at most a second for the developer's server, which may be slow at first.
  let page = await look(cookie);
  for (let tries = 0; tries < 5 && !page.body.includes('<h1>'); tries += 1)
    page = await look(cookie);
  expect(page.body).toContain('<h1>1.0.0-dev</h1>');
  developer?.close();
  developer?.closeAllConnections();
  // The developer's server has stopped, so the site's server cannot render the remote. Only the
  // browser tries to load it.
  expect((await look(cookie)).body).not.toContain('<h1>');
});
