import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Page } from 'playwright/test';
import { sha384, type Remote } from '../api/remoteStore';
import { untilAlive } from '../fixtures';
import { discardShop, startShop, type ShopServer } from '../server';

const PUBLISHED = path.resolve(import.meta.dirname, '../../dist/remotes');

type Store = {
  shop: ShopServer;
  /**
   * Releases the published version of the community area under another name. `change` edits the
   * browser files.
   */
  release: (version: string, change?: (file: string, text: string) => string) => void;
  remove: (version: string) => void;
};

/** Starts a shop with its own store, in which a test can release the community area repeatedly. */
const test = base.extend<{ store: Store }>({
  store: async ({ browserName: _browser }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
    const { remotes } = JSON.parse(readFileSync(path.join(PUBLISHED, 'remotes.json'), 'utf8')) as {
      remotes: Record<string, Remote>;
    };
    const community = remotes.community as Remote;
    mkdirSync(path.join(folder, 'community'));
    for (const name of Object.keys(remotes).filter((other) => other !== 'community'))
      symlinkSync(path.join(PUBLISHED, name), path.join(folder, name));
    const write = (remote: Remote) => {
      const next = path.join(folder, 'remotes.json.next');
      writeFileSync(next, JSON.stringify({ remotes: { ...remotes, community: remote } }));
      renameSync(next, path.join(folder, 'remotes.json'));
    };
    const release: Store['release'] = (version, change = (_file, text) => text) => {
      const to = path.join(folder, 'community', version);
      cpSync(path.join(PUBLISHED, 'community', community.version), to, { recursive: true });
      const integrity = { ...community.integrity };
      for (const file of readdirSync(to).filter((name) => /\.js(\.br|\.gz)?$/.test(name))) {
        if (!file.endsWith('.js')) {
          rmSync(path.join(to, file));
          continue;
        }
        // The build names the global array of chunks after a hash of the version
        // (shared/build/versionedChunksPlugin.cjs). So a new version needs a new name.
        const array = `webpackChunk_community_${createHash('sha256').update(version).digest('hex').slice(0, 8)}`;
        const text = change(file, readFileSync(path.join(to, file), 'utf8')).replaceAll(
          /webpackChunk_community_[0-9a-f]{8}/g,
          array,
        );
        writeFileSync(path.join(to, file), text);
        integrity[file] = sha384(text);
      }
      write({
        ...community,
        version,
        entry: `/remotes/community/${version}/mf-manifest.json`,
        integrity,
      });
    };
    release('1.0.0-good');
    const shop = await startShop({ REMOTES_DIR: folder });
    await use({
      shop,
      release,
      remove: (version) => rmSync(path.join(folder, 'community', version), { recursive: true }),
    });
    await discardShop(shop);
    rmSync(folder, { recursive: true, force: true });
  },
});

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
const unavailable = (page: Page) =>
  page.getByRole('heading', { name: 'This part of the site is not available right now' });
const forum = (page: Page) => page.getByRole('article').first();

/**
 * Returns a change for `release` that replaces every page of a version with this code. A minified
 * name may be `$`.
 */
const exporting = (name: string, code: string) => (file: string, text: string) =>
  file.startsWith('pages-')
    ? text.replaceAll(new RegExp(`\\b${name}:\\(\\)=>[\\w$]+`, 'g'), code)
    : text;
const THROWS = '()=>{throw new Error("broken on purpose")}';

/** Sets a mark in the page. A reload of the page removes the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameTab: true }));
const isSameTab = (page: Page) => page.evaluate(() => 'sameTab' in globalThis);

for (const [what, change] of [
  ['that throws when it is rendered', exporting('Component', `Component:()=>${THROWS}`)],
  [
    'whose code throws when it is loaded',
    (file: string, text: string) =>
      file.startsWith('__federation_expose')
        ? `throw new Error("broken on purpose");${text}`
        : text,
  ],
] as const) {
  test(`a version ${what} breaks only its own pages, and the next good version repairs them in the same tab`, async ({
    page,
    store,
  }) => {
    store.release('1.0.1-bad', change);
    await page.goto(`${store.shop.url}/shop`);
    await untilAlive(page);
    await mark(page);
    await follow(page, 'Community');
    await expect(unavailable(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: /Add to Cart/ }).first()).toBeVisible();
    await follow(page, 'Community');
    await expect(unavailable(page)).toBeVisible();
    store.release('1.0.2-good');
    await expect(forum(page)).toBeVisible();
    expect(await isSameTab(page)).toBe(true);
  });
}

test('a page whose head throws is shown, and Back works', async ({ page, store }) => {
  store.release('1.0.1-bad', exporting('head', `head:()=>${THROWS}`));
  await page.goto(`${store.shop.url}/shop`);
  await untilAlive(page);
  await follow(page, 'Community');
  await expect(page).toHaveURL(/\/community$/);
  await expect(forum(page)).toBeVisible();
  await expect(page).not.toHaveTitle(/^Shop/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Shop/);
  await expect(page.getByRole('button', { name: /Add to Cart/ }).first()).toBeVisible();
});

test('a page whose older files are gone is shown from the newer version in the same tab', async ({
  page,
  store,
}) => {
  await page.goto(`${store.shop.url}/community`);
  await untilAlive(page);
  await mark(page);
  store.release('1.0.1-good');
  store.remove('1.0.0-good');
  await forum(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/community\/.+/);
  const thread = page.getByRole('dialog');
  await expect(thread.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(thread.getByRole('button', { name: 'Post Reply' })).toBeVisible();
  await expect(unavailable(page)).toBeHidden();
  expect(await isSameTab(page)).toBe(true);
});
