import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Page } from 'playwright/test';
import { changing, MARK, pinnedFiles } from '../api/changedFiles';
import { openRemoteStore } from '../api/remoteStore';
import { untilAlive } from '../fixtures';
import { cart } from '../pages/cart';
import { discardShop, startShop, type ShopServer } from '../server';

type Registry = {
  remotes: Record<
    string,
    {
      version: string;
      entry: string;
      prefixes: string[];
      takes: Record<string, string[]>;
      integrity: Record<string, string>;
    }
  >;
};
type Store = {
  folder: string;
  shop: ShopServer;
  version: (name: string) => string;
  folderOf: (name: string) => string;
};

/** Starts a shop with its own store of remotes, in which a test may damage files. */
const test = base.extend<{ store: Store }>({
  store: async ({ browserName: _browser }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'remotes-'));
    cpSync(
      path.resolve(import.meta.dirname, '../../dist/remotes/remotes.json'),
      path.join(folder, 'remotes.json'),
    );
    const { remotes } = JSON.parse(
      readFileSync(path.join(folder, 'remotes.json'), 'utf8'),
    ) as Registry;
    for (const [name, { version }] of Object.entries(remotes)) {
      cpSync(
        path.resolve(import.meta.dirname, '../../dist/remotes', name, version),
        path.join(folder, name, version),
        { recursive: true },
      );
    }
    const shop = await startShop({ REMOTES_DIR: folder, RENDER_TIMEOUT_MS: '3000' });
    const version = (name: string) => remotes[name]?.version ?? '';
    await use({
      folder,
      shop,
      version,
      folderOf: (name) => path.join(folder, name, version(name)),
    });
    await discardShop(shop);
    rmSync(folder, { recursive: true, force: true });
  },
});

/** Clicks the link with this name in the main navigation, without a reload of the page. */
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

/** Returns the heading of the screen that appears if the browser cannot load a remote. */
const unavailable = (page: Page) =>
  page.getByRole('heading', { name: 'This part of the site is not available right now' });

test('a remote with missing files breaks no other page, and recovers without a reload', async ({
  page,
  store,
}) => {
  const { shop, folderOf } = store;
  renameSync(folderOf('community'), `${folderOf('community')}.away`);

  await page.goto(`${shop.url}/`);
  await untilAlive(page);
  await follow(page, 'Community');
  await expect(unavailable(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  await follow(page, 'Shop');
  await cart(page).addFirst();
  await expect(cart(page).inHeader('1 item')).toBeVisible();

  await follow(page, 'Community');
  await expect(unavailable(page)).toBeVisible();
  renameSync(`${folderOf('community')}.away`, folderOf('community'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a page with an unavailable remote says so in status and title, allows indexing, and gets its own title back', async ({
  page,
  store,
}) => {
  const { shop, folderOf } = store;
  renameSync(folderOf('community'), `${folderOf('community')}.away`);
  const response = await page.goto(`${shop.url}/community`);
  expect(response?.status()).toBe(503);
  expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
  const html = (await response?.text()) ?? '';
  expect(html).toContain('<title>Temporarily unavailable | ');
  expect(html).not.toContain('noindex');
  await expect(unavailable(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Temporarily unavailable \|/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);

  await follow(page, 'Shop');
  await expect(page).toHaveTitle(/^Shop/);
  await follow(page, 'Community');
  await expect(page).toHaveTitle(/^Temporarily unavailable \|/);
  renameSync(`${folderOf('community')}.away`, folderOf('community'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveTitle(/Community/);

  await page.goto(`${shop.url}/no-such-page`);
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a model page without the booking remote still shows the repair, and the scheduler when it is back', async ({
  page,
  store,
}) => {
  const { shop, folderOf } = store;
  renameSync(folderOf('booking'), `${folderOf('booking')}.away`);
  const response = await page.goto(`${shop.url}/repairs/iphone/15-pro`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('iPhone 15 Pro Repair Service');
  await expect(page.getByRole('main').getByRole('link', { name: /call/i }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  renameSync(`${folderOf('booking')}.away`, folderOf('booking'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Select Date & Time' })).toBeVisible();
});

test('a file of a remote that is not the published one is refused, on the server and in the browser', async ({
  page,
  store,
}) => {
  const { shop, folder, folderOf } = store;
  const { remotes } = JSON.parse(
    readFileSync(path.join(folder, 'remotes.json'), 'utf8'),
  ) as Registry;
  for (const file of [...Object.keys(remotes['community']?.integrity ?? {})].filter(
    (name) => name.endsWith('.js') || name.endsWith('.cjs'),
  )) {
    const full = path.join(folderOf('community'), file);
    writeFileSync(full, `${readFileSync(full, 'utf8')}\n;globalThis.tampered = true;`);
    for (const ending of ['br', 'gz']) rmSync(`${full}.${ending}`, { force: true });
  }
  await page.goto(`${shop.url}/community`);
  await expect(unavailable(page)).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});

/** Loads a chunk with the webpack runtime of the community area, as the area's own pages do. */
const loadChunk = (page: Page, chunk: string) =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        type Runtime = { e: (chunk: string) => Promise<unknown> };
        // The name of the global array of chunks ends with a hash, which differs for each build.
        const array = Object.entries(globalThis).find(([key]) =>
          key.startsWith('webpackChunk_community_'),
        );
        const chunks = array?.[1] as { push: (entry: unknown) => void };
        // The Trusted Types policy may refuse an address before webpack starts. Then `runtime.e`
        // throws instead of returning a rejected promise, so it is called inside `then`.
        const use = (runtime: Runtime) =>
          Promise.resolve(name)
            .then(runtime.e)
            .then(
              () => resolve('loaded'),
              ({ name: reason }: Error) => resolve(reason),
            );
        chunks.push([[`probe ${Math.random()}`], {}, use]);
      }),
    chunk,
  );

/** Returns whether any code of a changed file ran. */
const isHarmed = (page: Page) =>
  page.evaluate(
    (mark) =>
      mark in globalThis ||
      getComputedStyle(document.documentElement).getPropertyValue(`--${mark}`) !== '',
    MARK,
  );

test('each file of a remote, changed by its origin, is refused, and the page stays whole', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const store = await openRemoteStore();
  const shop = await startShop({ REMOTES_DIR: store.folder, RENDER_TIMEOUT_MS: '3000' });
  const remote = store.published['community'];
  if (!remote) throw new Error('no community');
  const files = pinnedFiles(remote);
  /**
   * Without these files, the browser can show no page of the community area. Without any other
   * file, only a part of a page is missing.
   */
  const isEssential = (file: string) => /^(remoteEntry\.|__federation_expose_)/.test(file);
  const isChunk = (file: string) => /\.(js|css)$/.test(file) && !isEssential(file);
  const chunkOf = (file: string) => file.replace(/\.\w+\.(js|css)$/, '');
  /** A page loads this code only after a link. The script that hydrates the page contains it. */
  const comesByLink = (file: string) => chunkOf(file).endsWith('-later');
  expect(files.filter(isEssential)).toHaveLength(2);
  expect(files.filter(isChunk).length).toBeGreaterThan(5);
  expect(files.filter(comesByLink)).toHaveLength(1);

  for (const file of files) {
    await test.step(file, async () => {
      store.misbehave('community', {}, changing('community', remote, file));
      await expect.poll(() => store.isInForce(shop.url)).toBe(true);
      const page = await browser.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${shop.url}${comesByLink(file) ? '/' : '/community'}`);
      await untilAlive(page);
      if (comesByLink(file)) await follow(page, 'Community');
      // The registry lists the area's entry script, so browsers never need to read a manifest.
      expect(asked.filter((url) => url.endsWith('mf-manifest.json'))).toEqual([]);
      if (isEssential(file)) {
        await expect(unavailable(page)).toBeVisible();
      } else if (comesByLink(file)) {
        await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
        const main = page.getByRole('main');
        await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
      } else {
        await expect(page.getByRole('article').first()).toBeVisible();
      }
      if (isChunk(file)) {
        expect(await loadChunk(page, chunkOf(file))).toBe('ChunkLoadError');
        const other = files.find((each) => isChunk(each) && chunkOf(each) !== chunkOf(file)) ?? '';
        expect(await loadChunk(page, chunkOf(other))).toBe('loaded');
      }
      expect(await isHarmed(page)).toBe(false);
      await follow(page, 'Shop');
      await expect(page.getByRole('button', { name: /Add to Cart/ }).first()).toBeVisible();
      expect(await isHarmed(page)).toBe(false);
      await page.close();
    });
  }
  await discardShop(shop);
  await store.close();
});

test('a file that the registry does not pin is not loaded, though nobody changed it', async ({
  browser,
}) => {
  const store = await openRemoteStore();
  const shop = await startShop({ REMOTES_DIR: store.folder, RENDER_TIMEOUT_MS: '3000' });
  const remote = store.published['community'];
  if (!remote) throw new Error('no community');
  const chunk = 'new-post-dialog';
  const without = (isLeftOut: (file: string) => boolean) =>
    Object.fromEntries(Object.entries(remote.integrity).filter(([file]) => !isLeftOut(file)));

  await test.step('a chunk', async () => {
    const integrity = without((file) => file.startsWith(chunk));
    store.misbehave('community', { integrity });
    await expect.poll(() => store.isInForce(shop.url)).toBe(true);
    const page = await browser.newPage();
    await page.goto(`${shop.url}/community`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await untilAlive(page);
    expect(await loadChunk(page, chunk)).toBe('TypeError');
    await page.close();
  });
  for (const file of pinnedFiles(remote).filter((name) => name.startsWith('remoteEntry.'))) {
    await test.step(file, async () => {
      store.misbehave('community', { integrity: without((name) => name === file) });
      await expect.poll(() => store.isInForce(shop.url)).toBe(true);
      const page = await browser.newPage();
      await page.goto(`${shop.url}/community`);
      await expect(unavailable(page)).toBeVisible();
      await page.close();
    });
  }
  await discardShop(shop);
  await store.close();
});

test('a remote that needs a name which the shell lacks is rejected before its code runs, with that name', async ({
  page,
  store,
}) => {
  const { shop, folder } = store;
  const file = path.join(folder, 'remotes.json');
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  const community = registry.remotes['community'];
  if (!community) throw new Error('no community');
  community.takes['shared/platform/store'] = ['useAppDispatch', 'itemGifted'];
  writeFileSync(file, JSON.stringify(registry));
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => {
    if (/\/remotes\/community\/.*\.js$/.test(request.url()))
      said.push(`asked for ${request.url()}`);
  });

  await page.goto(`${shop.url}/`);
  await untilAlive(page);
  await follow(page, 'Community');
  await expect(unavailable(page)).toBeVisible();
  // On a busy machine, the browser reports a console message later than it shows the page.
  await expect
    .poll(() => said.join('\n'))
    .toMatch(
      /remote community uses names that this site does not provide: itemGifted of shared\/platform\/store/,
    );
  expect(said.filter((text) => text.startsWith('asked for'))).toEqual([]);
});

test('a new version of a remote reaches the next page, and an open page keeps working with the old one', async ({
  page,
  store,
  context,
}) => {
  const { shop, folder, folderOf, version } = store;
  await page.goto(`${shop.url}/`);
  await untilAlive(page);

  const next = `${version('community')}-next`;
  cpSync(folderOf('community'), path.join(folder, 'community', next), { recursive: true });
  const registry = JSON.parse(readFileSync(path.join(folder, 'remotes.json'), 'utf8')) as Registry;
  const community = registry.remotes['community'];
  if (!community) throw new Error('no community');
  registry.remotes['community'] = {
    ...community,
    version: next,
    entry: `/remotes/community/${next}/mf-manifest.json`,
  };
  writeFileSync(path.join(folder, 'remotes.json.next'), JSON.stringify(registry));
  renameSync(path.join(folder, 'remotes.json.next'), path.join(folder, 'remotes.json'));

  const fresh = await context.newPage();
  const asked: string[] = [];
  fresh.on('request', (request) => asked.push(request.url()));
  await expect(async () => {
    asked.length = 0;
    await fresh.goto(`${shop.url}/community`);
    expect(asked.some((url) => url.includes(`/remotes/community/${next}/`))).toBe(true);
  }).toPass();
  await expect(fresh.getByRole('article').first()).toBeVisible();

  await follow(page, 'Community');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('damaged local storage does not break the site', async ({ page, store }) => {
  await page.addInitScript(() => {
    for (const key of ['mcs-repairs:cart-id', 'mcs:cart-id', 'cart'])
      localStorage.setItem(key, '{not json');
    localStorage.setItem('mcs-repairs:cart-{not json', '[{"id":1}]');
  });
  await page.goto(`${store.shop.url}/shop`);
  await untilAlive(page);
  await page
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});
