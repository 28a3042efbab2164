import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleases } from '../../tools/lib/releaseSite.mjs';
import { inRoot } from '../../tools/lib/workspace.mjs';
import { packChanged } from '../api/releasing';
import { expect, test as base } from '../fixtures';
import { discardShop, startShop, type ShopServer } from '../server';

/** A shop with a store of remotes of its own: what is released into it is nobody else's. */
const test = base.extend<object, { store: string; shop: ShopServer }>({
  store: [
    async ({ shopMode }, use) => {
      const store = mkdtempSync(path.join(tmpdir(), `store-${shopMode}-`));
      cpSync(inRoot('dist/remotes'), store, { recursive: true });
      await use(store);
      rmSync(store, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ store }, use) => {
      const shop = await startShop({ REMOTES_DIR: store });
      await use(shop);
      await discardShop(shop);
    },
    { scope: 'worker' },
  ],
});

const packBooking = (store: string, more: string) => packChanged(store, 'booking', `\n${more}`);

test('a team releases its area with a token, a broken release is refused, and staff take one back', async ({
  page,
  shop,
  store,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin/releases');
  const form = page.getByRole('form', { name: 'Make a release token' });
  await form.getByLabel('Area').fill('booking');
  await form.getByLabel('Who uses it').fill('Booking team');
  await form.getByRole('button', { name: 'Make token' }).click();
  const secret = await page.getByText(/^[\w-]{43}$/).textContent();

  const releases = openReleases(shop.url, secret ?? '');
  const { revision, active } = await releases.read('booking');
  const broken = await packBooking(store, "throw new Error('broken');");
  await releases.store('booking', broken.body);
  const refused = releases.choose('booking', broken.release.version, revision);
  await expect(refused).rejects.toThrow(/Its server bundle: broken/);

  const good = await packBooking(store, '// better');
  await releases.store('booking', good.body);
  await releases.choose('booking', good.release.version, revision);
  const late = releases.choose('booking', active, revision);
  await expect(late).rejects.toThrow(/booking was changed meanwhile/);
  expect(await (await fetch(`${shop.url}/book`)).text()).toContain(good.release.version);

  await page.reload();
  const card = page.getByRole('region', { name: 'booking', exact: true });
  await expect(card.getByText(/Released by Booking team/)).toBeVisible();
  await card.getByRole('button', { name: `Back to ${active}` }).click();
  await expect(card.getByText(/Taken back by/)).toBeVisible();
  await expect(async () => {
    expect(await (await fetch(`${shop.url}/book`)).text()).not.toContain(good.release.version);
  }).toPass();

  const withdraw = page.getByRole('button', {
    name: 'Withdraw the token Booking team of booking',
  });
  await withdraw.click();
  await expect(withdraw).toBeHidden();
  await expect(releases.read('booking')).rejects.toThrow(/unknown or was withdrawn/);
});
