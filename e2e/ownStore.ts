import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { loadTypescript } from '../tools/lib/loadTypescript.mjs';
import { inRoot, remoteOf } from '../tools/lib/workspace.mjs';
import { test as base } from './fixtures';
import { discardShop, startShop, type ShopServer } from './server';

type Options = { settings: Record<string, string> };

/**
 * A test with its own shop and its own store of remotes. Releases in it affect no other journey.
 * `settings` are environment variables of the shop's server.
 */
export const test = base.extend<object, Options & { store: string; shop: ShopServer }>({
  settings: [{}, { option: true, scope: 'worker' }],
  store: [
    async ({ shopMode }, use) => {
      const store = mkdtempSync(path.join(tmpdir(), `store-${shopMode}-`));
      // Servers of other journeys lock their store and replace its files meanwhile.
      cpSync(inRoot('dist/remotes'), store, {
        recursive: true,
        filter: (file) => !/\.(?:lock|next)/.test(path.basename(file)),
      });
      await use(store);
      rmSync(store, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ store, settings }, use) => {
      const shop = await startShop({ REMOTES_DIR: store, ...settings });
      await use(shop);
      await discardShop(shop);
    },
    { scope: 'worker' },
  ],
});

export type Packed = { release: { version: string }; body: Buffer };
type Pack = (folder: string, built: object) => Promise<Packed>;
/** Returns the new text of a built file. Files that need no change keep their text. */
type Change = (file: string, text: string) => string;

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Packs an area as a release from this repository's build, with changed files. The active version
 * of the area does not matter.
 */
export async function packArea(area: string, change: Change): Promise<Packed> {
  const store = inRoot('dist/remotes');
  const registry = JSON.parse(readFileSync(path.join(store, 'remotes.json'), 'utf8')) as {
    remotes: Record<string, { version: string }>;
  };
  const built = mkdtempSync(path.join(tmpdir(), 'built-'));
  try {
    cpSync(path.join(store, area, registry.remotes[area]?.version ?? ''), built, {
      recursive: true,
      filter: (file) => !/\.(?:br|gz|sig)$/.test(file),
    });
    const hashes: Record<string, string> = {};
    for (const file of readdirSync(built, { recursive: true }).map(String)) {
      if (!/\.(?:c?js|css)$/.test(file)) continue;
      const place = path.join(built, file);
      const text = readFileSync(place, 'utf8');
      const next = change(file, text);
      if (next === text) continue;
      writeFileSync(place, next);
      hashes[file] = sha384(next);
    }
    const assets = path.join(built, 'assets.json');
    const said = JSON.parse(readFileSync(assets, 'utf8')) as { integrity: Record<string, string> };
    for (const [file, hash] of Object.entries(hashes))
      if (said.integrity[file]) said.integrity[file] = hash;
    writeFileSync(assets, JSON.stringify(said));
    const { packRelease } = (await loadTypescript('server/src/releases/store/packRelease.ts')) as {
      packRelease: Pack;
    };
    const about = { packageVersion: '1.0.1', commit: null, builder: 'another clone' };
    const remote = remoteOf(`mfe-${area}`) as object;
    return await packRelease(built, { ...about, remote, builtAt: new Date() });
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

/**
 * Creates a token on the Releases page as a signed-in staff member, and returns the token's text.
 */
export async function makeToken(page: Page, area: string, label: string): Promise<string> {
  await page.goto('/admin/releases');
  const form = page.getByRole('form', { name: 'Create release token' });
  await form.getByLabel('Area').fill(area);
  await form.getByLabel('Used by').fill(label);
  await form.getByRole('button', { name: 'Create release token' }).click();
  return (
    (await page
      .locator('code')
      .filter({ hasText: /^[\w-]{43}$/ })
      .textContent()) ?? ''
  );
}
