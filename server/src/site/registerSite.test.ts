import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { Registry as MetricsRegistry } from 'prom-client';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { RenderedPage } from '@mcs-repairs/shared/domain/types/renderedPage';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { markup } from '../http';
import { publishFolder } from '../releases/store/publishFolder';
import { readLog } from '../releases/store/releaseLog';
import { activeShell } from '../releases/store/shellStore';
import { takenBackOf } from '../releases/store/takenBack';
import { builtAs } from '../releases/store/testing/builtRemote';
import { hashOf, releasedRemote } from '../releases/store/testing/releasedRemote';
import { sectionsAt } from './pageSections';
import { registerSite } from './registerSite';
import { RenderPaused, RenderQueueFull } from './renderJob';
import type { SiteOptions } from './siteOptions';

const SHELL = {
  groups: { main: ['main.1.js'] },
  integrity: { 'main.1.js': hashOf('main') },
  provides: {},
  consumes: {},
  gives: {},
};
const REMOTE = {
  'mf-manifest.json': JSON.stringify({
    name: 'shop',
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [],
  }),
  'assets.json': JSON.stringify({ groups: {}, integrity: {}, provides: {}, consumes: {} }),
  'ssr/server.cjs': '',
  'remoteEntry.js': 'entry',
};
const PAGE: RenderedPage = {
  kind: 'page',
  status: 200,
  head: '<title>A page</title>',
  html: '<h1>A page</h1>',
  remotes: ['shop'],
  fragments: [],
  chunks: { shop: [] },
  state: {},
  loaderData: {},
  shareable: true,
};

let folder: string;
let app: FastifyInstance;
/** Returns what the fake pool of render workers returns for a path. */
let rendered: (pathname: string) => RenderedPage | Promise<RenderedPage>;
let asked: string[];
/** The revisions of the registries with which pages were requested from the fake pool. */
let revisions: string[];
/** The versions that the fake pool was told to leave out. */
let left: string[];
/** The number of active registries at each call of `keepOnly`. */
let inForce: number[];
/** How many pools were closed. */
let closed: number;

const write = (file: string, content: string) => {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
};
const removeRemote = () => rmSync(path.join(folder, 'remotes/shop'), { recursive: true });
const publish = (version = '1.0.0-ab') => {
  for (const [file, content] of Object.entries(REMOTE)) {
    write(`remotes/shop/${version}/${file}`, content);
  }
  write(
    'remotes/remotes.json',
    JSON.stringify({ remotes: { shop: releasedRemote('shop', version, REMOTE) } }),
  );
};
/** Makes a version the canary for this percentage of visitors. */
const share = (percent: number, version = '1.0.1-cd') => {
  for (const [file, content] of Object.entries(REMOTE))
    write(`remotes/shop/${version}/${file}`, content);
  const canary = { ...releasedRemote('shop', version, REMOTE), percent };
  const shop = { ...releasedRemote('shop', '1.0.0-ab', REMOTE), canary };
  write('remotes/remotes.json', JSON.stringify({ remotes: { shop } }));
};
const withLot = (bucket: number, url: string) =>
  app.inject({ url, headers: { cookie: `scheme=dark; lot=${bucket}` } });
const lots = Array.from({ length: 100 }, (_, bucket) => bucket);
const versionIn = (text: string) => /1\.0\.[01]-\w\w/.exec(text)?.[0];
const fail = (error: Error) => () => {
  throw error;
};

async function open(more: Partial<SiteOptions> = {}, environment: Record<string, string> = {}) {
  const config = readConfig({
    SHOP_MODE: 'browser',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...environment,
  });
  app = await buildApp({ config, db: null });
  await registerSite(
    app,
    {
      mode: 'browser',
      profile: config.shop,
      publicUrl: 'http://site.example',
      shellDir: path.join(folder, 'shell'),
      remotesDir: path.join(folder, 'remotes'),
      apiUrl: () => 'http://site.example',
      ...more,
    },
    () => ({
      async render({ url, registry }) {
        const { pathname } = new URL(url);
        revisions.push(registry.revision);
        asked.push(pathname);
        const page = await rendered(pathname);
        return page.kind === 'page' ? { ...page, html: Buffer.from(page.html) } : page;
      },
      leaveOut: (key) => !left.includes(key) && left.push(key) > 0,
      resting: () => left.map((key) => ({ key, reason: 'files-missing', milliseconds: 1 })),
      warm: () => {},
      keepOnly: (revisions) => inForce.push(revisions.size),
      close: async () => {
        closed += 1;
      },
    }),
  );
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  write('shell/assets.json', JSON.stringify(SHELL));
  publish();
  rendered = () => PAGE;
  asked = [];
  revisions = [];
  left = [];
  inForce = [];
  closed = 0;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a process without visitors takes over a release as soon as it is woken, until it stops', async () => {
  publish();
  let wake = () => {};
  let listening = true;
  await open({
    wokenBy: (act) => {
      wake = act;
      return () => (listening = false);
    },
  });
  expect(inForce.at(-1)).toBe(1);
  share(50);
  wake();
  for (const end = Date.now() + 2000; inForce.at(-1) === 1 && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(inForce.at(-1)).toBeGreaterThan(1);
  await app.close();
  expect(listening).toBe(false);
});

test('workers are told the number of registries: one, and another for a canary', async () => {
  await open();
  await app.inject('/shop');
  await app.close();
  share(10);
  await open();
  await app.inject('/shop');
  expect(inForce).toEqual([1, 2]);
});

test('workers of a new shell are told, too, and it is tried with the visitors’ registry', async () => {
  await open();
  await app.inject('/shop');
  await releaseShell('newer');
  await until(async () => (await app.inject('/shop?now')).body.includes('/shell/main.newer.js'));
  expect(inForce).toEqual([1, 1]);
  expect(new Set(revisions).size).toBe(1);
});

test('a page is sent with its policy, the shell and the files of its remote', async () => {
  await open();
  const { statusCode, headers, body } = await app.inject('/shop/iphone?sort=price');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("default-src 'self'") as string,
  });
  for (const part of [PAGE.head, PAGE.html, '/shell/main.1.js', hashOf('entry')]) {
    expect(body).toContain(part);
  }
});

test('a page is compressed for clients that accept it', async () => {
  await open();
  const packed = await app.inject({ url: '/shop', headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toContain(PAGE.html);
});

test('a redirect is passed on with its status, and never cached', async () => {
  await open();
  rendered = () => ({ kind: 'redirect', location: '/shop/new', status: 308 });
  for (let time = 0; time < 2; time += 1) {
    const { statusCode, headers } = await app.inject('/shop/old');
    expect([statusCode, headers.location]).toEqual([308, '/shop/new']);
    expect(headers['cache-control']).toBe('no-cache');
  }
  expect(asked).toEqual(['/shop/old', '/shop/old']);
});

test('repeated slashes redirect to the canonical address without rendering', async () => {
  await open();
  const { statusCode, headers } = await app.inject('/shop//iphone?sort=price');
  expect([statusCode, headers.location]).toEqual([301, '/shop/iphone?sort=price']);
  expect(asked).toEqual([]);
});

test('a page that reports itself missing is sent as 404', async () => {
  await open();
  rendered = () => ({ ...PAGE, status: 404 });
  const { statusCode, body } = await app.inject('/shop/nothing');
  expect(statusCode).toBe(404);
  expect(body).toContain(PAGE.html);
});

describe('a page that the server could not render', () => {
  test.each([
    ['failed', new Error('no such page')],
    ['is left to the browser while workers rest', new RenderPaused()],
  ])('%s: is sent for the browser to render', async (_, error) => {
    await open();
    rendered = fail(error);
    const { statusCode, headers, body } = await app.inject('/shop');
    expect(statusCode).toBe(200);
    expect(headers['retry-after']).toBeUndefined();
    expect(body).toContain('/shell/main.1.js');
    expect(body).not.toContain(PAGE.html);
  });

  test('is 404 if no remote serves the path', async () => {
    await open();
    rendered = fail(new Error('no such page'));
    expect((await app.inject('/elsewhere')).statusCode).toBe(404);
  });

  test('is 503 for a while if its remote is unavailable, too', async () => {
    await open();
    rendered = fail(new Error('no such remote'));
    removeRemote();
    const { statusCode, headers } = await app.inject('/shop');
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
  });

  test('is not cached, and rendered again at the next request', async () => {
    await open();
    rendered = fail(new Error('once'));
    await app.inject('/shop');
    rendered = () => PAGE;
    expect((await app.inject('/shop')).body).toContain(PAGE.html);
  });
});

test('a rendered page whose remote lost its files is 503, because the browser could not load it', async () => {
  await open();
  removeRemote();
  const { statusCode, body } = await app.inject('/shop');
  expect(statusCode).toBe(503);
  expect(body).not.toContain(PAGE.html);
});

test('pages above the capacity are rejected at once', async () => {
  await open();
  rendered = fail(new RenderQueueFull());
  expect((await app.inject('/shop')).statusCode).toBe(503);
});

describe('a page that is the same for everyone', () => {
  test('is rendered once for all, and once for each search', async () => {
    await open();
    for (const url of ['/shop', '/shop', '/shop?sort=price', '/shop?sort=price']) {
      expect((await app.inject(url)).body).toContain(PAGE.html);
    }
    expect(asked).toEqual(['/shop', '/shop']);
  });

  test('differs for a visitor who chose a scheme', async () => {
    await open();
    await app.inject('/shop');
    const dark = await app.inject({ url: '/shop', headers: { cookie: 'scheme=dark' } });
    expect(dark.body).toContain('dark');
    expect(asked).toEqual(['/shop', '/shop']);
  });

  test('differs for a browser with the compact layout', async () => {
    await open();
    const slim = await app.inject({ url: '/shop', headers: { cookie: 'density=compact' } });
    expect(slim.body).toContain('data-density="compact"');
    expect((await app.inject('/shop')).body).not.toContain('data-density');
  });

  test('is rendered again after a remote was published', async () => {
    await open();
    await app.inject('/shop');
    publish('1.1.0-cd');
    // The server reads the registry only a few times a second. The clock moves on, so that the next
    // request reads it again.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    await app.inject('/shop');
    expect(asked).toHaveLength(2);
  });
});

test('a page for one visitor, and one with a very long search, is rendered every time', async () => {
  await open();
  const endless = `/shop?search=${'x'.repeat(200)}`;
  await app.inject(endless);
  await app.inject(endless);
  rendered = () => ({ ...PAGE, shareable: false });
  await app.inject('/shop/mine');
  await app.inject('/shop/mine');
  expect(asked).toEqual(['/shop', '/shop', '/shop/mine', '/shop/mine']);
});

test('a network above its limit waits, but gets cached pages', async () => {
  await open({ renderedPagesPerMinute: 2 }, { RATE_LIMITS: '1' });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect(await statusOf('/shop/1')).toBe(200);
  expect(await statusOf('/shop/2')).toBe(200);
  const refused = await app.inject('/shop/3');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statusOf('/shop/1')).toBe(200);
  expect(asked).toEqual(['/shop/1', '/shop/2']);
});

test('a page with a fragment of a remote without files is rendered without it', async () => {
  write(
    'remotes/remotes.json',
    JSON.stringify({
      remotes: {
        shop: releasedRemote('shop', '1.0.0-ab', REMOTE),
        book: releasedRemote('book', '1.0.0-cd', REMOTE),
      },
    }),
  );
  const metrics = new MetricsRegistry();
  await open({ metrics });
  const withFragment = { ...PAGE, remotes: ['shop', 'book'], chunks: { shop: [], book: [] } };
  rendered = () => (left.includes('book@1.0.0-cd') ? PAGE : withFragment);
  const { statusCode, body } = await app.inject('/shop');
  expect([statusCode, left]).toEqual([200, ['book@1.0.0-cd']]);
  expect(body).toContain(PAGE.html);
  expect(await metrics.metrics()).toContain('remote="book",version="1.0.0-cd"');
  expect((await app.inject('/api/health')).json()).toEqual({
    status: 'ok',
    resting: [{ remote: 'book@1.0.0-cd', reason: 'files-missing' }],
  });
});

const statusOfHealth = async () => (await app.inject('/api/health')).statusCode;

test('the server is healthy as soon as it has rendered a page, and tries that until it succeeds', async () => {
  await open();
  rendered = () => (asked.length < 3 ? fail(new Error('no render worker yet'))() : PAGE);
  expect(await Promise.all([statusOfHealth(), statusOfHealth()])).toEqual([200, 200]);
  expect(asked).toHaveLength(3);
  expect(await statusOfHealth()).toBe(200);
  expect(asked).toHaveLength(3);
});

test('a server that cannot render at all becomes healthy, because browsers render its pages', async () => {
  await open();
  rendered = fail(new Error('every worker crashes'));
  expect(await statusOfHealth()).toBe(503);
  await until(async () => (await statusOfHealth()) === 200);
  expect(asked).toHaveLength(5);
});

test('a page names the shell that rendered it, as the registry does', async () => {
  await open();
  const { shell } = (await app.inject('/remotes.json')).json<{ shell: string }>();
  expect(shell).toMatch(/^[0-9a-f]{12}$/);
  expect((await app.inject('/shop')).body).toContain(`"shell":"${shell}"`);
});

test('of a hundred buckets exactly the share gets the canary, on every page and in the registry', async () => {
  share(10);
  await open();
  const got = await Promise.all(
    lots.map(async (bucket) => {
      const answers = await Promise.all(
        ['/shop', '/shop?again', '/remotes.json'].map((url) => withLot(bucket, url)),
      );
      return [...new Set(answers.map(({ body }) => versionIn(body)))].join();
    }),
  );
  expect(got.filter((version) => version === '1.0.1-cd')).toHaveLength(10);
  expect(got.filter((version) => version === '1.0.0-ab')).toHaveLength(90);
  // Pages are cached by version, so each of the two addresses was rendered twice.
  expect(asked).toHaveLength(4);
});

test('visitors with a canary get another tag of the registry, and caches vary by cookie', async () => {
  share(10);
  await open();
  const answers = await Promise.all(lots.map((bucket) => withLot(bucket, '/remotes.json')));
  const tags = new Map(answers.map(({ headers, body }) => [headers['etag'], versionIn(body)]));
  expect([...tags.values()].sort()).toEqual(['1.0.0-ab', '1.0.1-cd']);
  expect(answers[0]?.headers['vary']).toContain('cookie');
  expect(answers[0]?.body).not.toContain('canary');
});

test('links, sitemap and robots.txt follow the versions of the visitor', async () => {
  const link = (label: string) => ({ label, path: '/shop', place: 'main', order: 1 });
  const declaring = (label: string) => ({
    ...{ navigation: [link(label)], sitemap: ['/', `/shop/${label}`], unlisted: ['/shop/mine/*'] },
  });
  const released = (version: string) => releasedRemote('shop', version, REMOTE);
  share(10);
  const canary = { ...released('1.0.1-cd'), ...declaring('New'), percent: 10 };
  const shop = { ...released('1.0.0-ab'), ...declaring('Shop'), canary };
  write('remotes/remotes.json', JSON.stringify({ remotes: { shop } }));
  await open();
  const pages = await Promise.all(lots.map((bucket) => withLot(bucket, '/shop')));
  const bucketOf = (version: string) => pages.findIndex(({ body }) => versionIn(body) === version);
  for (const [version, label] of [
    ['1.0.0-ab', 'Shop'],
    ['1.0.1-cd', 'New'],
  ] as const) {
    const bucket = bucketOf(version);
    expect(pages[bucket]?.body).toContain(
      `"navigation":{"main":[{"label":"${label}","path":"/shop"}]}`,
    );
    const sitemap = await withLot(bucket, '/sitemap.xml');
    expect(sitemap.body.match(/<loc>[^<]*/g)).toEqual([
      '<loc>http://site.example/',
      `<loc>http://site.example/shop/${label}`,
    ]);
    expect(sitemap.headers).toMatchObject({
      ...{ 'content-type': 'application/xml; charset=utf-8', vary: 'cookie' },
    });
  }
  expect((await app.inject('/robots.txt')).body.split('\n')).toEqual([
    ...['User-agent: *', 'Disallow: /shop/mine/', 'Disallow: /api/'],
    ...['Sitemap: http://site.example/sitemap.xml', ''],
  ]);
});

test('stored paths are in the sitemap, and new goods are a new page and a new revision for open tabs', async () => {
  let goods = { revision: '1-0', goods: { offSale: ['macbooks/mb8'], counts: {} } };
  const shop = { ...releasedRemote('shop', '1.0.0-ab', REMOTE), prefixes: ['/shop/*'] };
  write('remotes/remotes.json', JSON.stringify({ remotes: { shop } }));
  await open({ goods: () => goods, storedPaths: async () => ['/shop/<one>', '/nowhere/one'] });
  expect((await app.inject('/sitemap.xml')).body).not.toContain('/nowhere');
  expect((await app.inject('/sitemap.xml')).body).toContain(
    '<loc>http://site.example/shop/&lt;one&gt;</loc>',
  );
  expect((await app.inject('/shop')).body).toContain('"goods":{"offSale":["macbooks/mb8"]');
  expect((await app.inject('/remotes.json')).json()).toMatchObject({ content: '1-0' });
  goods = { revision: '2-0', goods: { offSale: [], counts: {} } };
  expect((await app.inject('/shop')).body).toContain('"goods":{"offSale":[]');
  expect((await app.inject('/remotes.json')).json()).toMatchObject({ content: '2-0' });
});

test('the renderer gets the texts of the page’s own sections, and the page’s data has none', async () => {
  const profile = DEFAULT_SHOP_PROFILE;
  const sections = { team: [{ role: 'CEO', text: 'Founder' }], guidelines: [{ rule: 'Be kind' }] };
  await open({ content: () => ({ revision: '1', profile, banner: null, sections }) });
  const page = await app.inject('/shop');
  expect(page.body).toContain('"sections":{"team":null,"guidelines":null}');
  const asked = sectionsAt('/community/12', sections);
  expect(asked).toEqual({ team: null, guidelines: sections.guidelines });
  expect(sectionsAt('/about', undefined)).toBeUndefined();
});

test('only a preview in a frame may be framed, and only by the site itself', async () => {
  const one = { unrendered: [], head: markup``, strip: markup`` };
  const previews: SiteOptions['previews'] = async ({ url }, registry) =>
    url.includes('draft')
      ? { ...one, registry, ...(url.includes('framed') && { framed: { scheme: 'dark' } }) }
      : null;
  await open({ previews });
  const framing = async (url: string) => {
    const { headers, body } = await app.inject(url);
    const [ancestors] =
      /frame-ancestors [^;]*/.exec(String(headers['content-security-policy'])) ?? [];
    return [ancestors, headers['x-frame-options'], body.includes('data-scheme="dark"')];
  };
  expect(await framing('/shop')).toEqual(["frame-ancestors 'none'", 'DENY', false]);
  expect(await framing('/shop?draft')).toEqual(["frame-ancestors 'none'", 'DENY', false]);
  expect(await framing('/shop?draft=framed')).toEqual([
    "frame-ancestors 'self'",
    'SAMEORIGIN',
    true,
  ]);
});

test('a page of versions without declarations has no links', async () => {
  await open();
  expect((await app.inject('/shop')).body).toContain('"navigation":{}');
  expect((await app.inject('/sitemap.xml')).body).not.toContain('<loc>');
});

test('a bucket is drawn once, with a visitor’s first page during a canary', async () => {
  await open();
  expect((await app.inject('/shop')).headers['set-cookie']).toBeUndefined();
  await app.close();
  share(50);
  await open();
  const { headers, body } = await app.inject('/shop');
  const drawn = /^lot=(\d{1,2}); Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/.exec(
    String(headers['set-cookie']),
  );
  const again = await withLot(Number(drawn?.[1]), '/remotes.json');
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(versionIn(again.body)).toBe(versionIn(body));
  // A browser without cookies gets a registry with the active version.
  expect(versionIn((await app.inject('/remotes.json')).body)).toBe('1.0.0-ab');
});

test('each visitor of a page counts for its version, also with a cached page', async () => {
  share(10);
  await open();
  for (const bucket of lots) await withLot(bucket, '/shop');
  const counted = (version: string) => app.releaseHealth.countsOf('shop', version).server;
  expect(counted('1.0.1-cd')).toEqual({ views: 10, failures: 0 });
  expect(counted('1.0.0-ab')).toEqual({ views: 90, failures: 0 });
});

test('every sent page is noted, cached ones too, but no page that was not found and no preview', async () => {
  rendered = (pathname) =>
    pathname === '/shop/gone' ? { ...PAGE, status: 404, shareable: false } : PAGE;
  const noted: string[] = [];
  let isPreview = false;
  await open({
    onPage: (_request, path) => void noted.push(path),
    previews: async (_request, registry) =>
      isPreview ? { registry, unrendered: [], head: markup``, strip: markup`` } : null,
  });
  await app.inject('/shop?q=secret');
  await app.inject('/shop?q=secret');
  expect(asked).toEqual(['/shop']);
  await app.inject('/shop/gone');
  isPreview = true;
  await app.inject('/shop');
  expect(noted).toEqual(['/shop', '/shop']);
});

const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
};
/** Releases a shell whose script has this name. */
const releaseShell = (name: string) => {
  const file = `main.${name}.js`;
  const built = {
    ...{ groups: { main: [file] }, integrity: { [file]: hashOf(name) } },
    ...{ provides: {}, consumes: {}, gives: {} },
  };
  const files = {
    'assets.json': JSON.stringify(built),
    'ssr/server.cjs': `// ${name}`,
    [file]: name,
  };
  for (const [each, content] of Object.entries(files)) write(`built-${name}/${each}`, content);
  return publishFolder(
    { remotesDir: path.join(folder, 'remotes'), gives: {} },
    {
      ...{ folder: path.join(folder, `built-${name}`), built: builtAs('shell', []) },
      ...{ by: 'asha@desk', at: new Date(), compress: false },
    },
  );
};

test('a released shell becomes active without a restart, and started pages finish with the old one', async () => {
  await open();
  const { shell: before } = (await app.inject('/remotes.json')).json<{ shell: string }>();
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  rendered = async (pathname) => {
    if (pathname === '/shop/held') await held;
    return PAGE;
  };
  const begun = app.inject('/shop/held');
  await until(() => asked.includes('/shop/held'));
  await releaseShell('newer');
  await until(async () => (await app.inject('/shop/now')).body.includes('/shell/main.newer.js'));
  expect(closed).toBe(0);
  finish();
  expect((await begun).body).toContain('/shell/main.1.js');
  await until(() => closed === 1);
  const { shell: after } = (await app.inject('/remotes.json')).json<{ shell: string }>();
  expect(after).not.toBe(before);
  expect((await app.inject('/shell/main.newer.js')).body).toBe('newer');
});

test('a shell that cannot render its own page is not activated', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  rendered = (pathname) => {
    if (pathname === '/there-is-no-such-page') throw new Error('broken shell');
    return PAGE;
  };
  await open();
  await releaseShell('bad');
  await until(async () => {
    await app.inject('/shop');
    return closed === 3;
  });
  expect((await app.inject('/shop?later')).body).toContain('/shell/main.1.js');
});

const shellLog = () =>
  readLog(path.join(folder, 'remotes')).filter(
    ({ remote, kind }) => remote === 'shell' && kind !== 'built',
  );

test('a shell that fails to start is rolled back automatically, with the reason in the log', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const good = await releaseShell('good');
  await open(
    {},
    { REMOTES_DIR: path.join(folder, 'remotes'), SHELL_DIR: path.join(folder, 'shell') },
  );
  rendered = () => {
    throw new Error('broken shell');
  };
  const bad = await releaseShell('bad');
  await until(async () => {
    await app.inject('/shop');
    return shellLog().length === 3;
  });
  expect(shellLog().at(-1)).toMatchObject({
    ...{ kind: 'activated', version: good, previous: bad, why: 'unhealthy', by: 'the site itself' },
    reason: 'It could not be begun with: broken shell',
  });
  expect(activeShell(path.join(folder, 'remotes'))).toBe(good);
});

test('without an earlier release, the shell beside the server becomes active again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await open(
    {},
    { REMOTES_DIR: path.join(folder, 'remotes'), SHELL_DIR: path.join(folder, 'shell') },
  );
  rendered = () => {
    throw new Error('broken shell');
  };
  await releaseShell('bad');
  await until(async () => {
    await app.inject('/shop');
    return shellLog().length === 2;
  });
  expect(shellLog().at(-1)).toMatchObject({
    ...{ kind: 'withdrawn', by: 'the site itself' },
    reason: 'It could not be begun with: broken shell',
  });
  expect(activeShell(path.join(folder, 'remotes'))).toBeNull();
  // The releases page shows the reason, and a build does not activate this version again.
  expect([...takenBackOf(shellLog(), 'shell').values()]).toMatchObject([
    { reason: 'It could not be begun with: broken shell' },
  ]);
});

test('a shell that is slow once is activated all the same', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  let isLate = true;
  rendered = () => {
    if (!isLate) return PAGE;
    isLate = false;
    throw new Error('late');
  };
  await releaseShell('newer');
  await until(async () => (await app.inject('/shop?now')).body.includes('/shell/main.newer.js'));
});

test('the content policy permits the style sheets in the page, and staff get links', async () => {
  write(
    'shell/assets.json',
    JSON.stringify({
      ...SHELL,
      groups: { main: ['main.1.js', 'main.0123abcd.css'] },
      integrity: { ...SHELL.integrity, 'main.0123abcd.css': hashOf('.a{}') },
    }),
  );
  write('shell/main.0123abcd.css', '.a{}');
  await open();
  const read = async (cookie?: string) => {
    const { body, headers } = await app.inject({
      url: '/',
      headers: { ...(cookie && { cookie }) },
    });
    return { body, policy: String(headers['content-security-policy']) };
  };
  const visitor = await read();
  expect(visitor.body).toContain('<style data-href="main.0123abcd.css">.a{}</style>');
  expect(visitor.body).not.toContain('rel="stylesheet"');
  expect(visitor.policy).toContain(`; style-src 'self' '${hashOf('.a{}')}';`);
  const staff = await read('density=compact');
  expect(staff.body).toContain('<link rel="stylesheet" href="/shell/main.0123abcd.css"');
  expect(staff.body).not.toContain('<style');
  expect(staff.policy).toContain("; style-src 'self';");
});
