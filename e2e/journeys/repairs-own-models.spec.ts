import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { untilAlive } from '../alive';
import { ASHA, calendar } from '../pages/calendar';
import { intake } from '../pages/intake';

test('the owner adds a model: a visitor finds and books it, its old address redirects, and it can be switched off', async ({
  page,
  browser,
  shop,
  signIn,
}) => {
  await signIn(page, '/admin/models');
  await page.getByRole('button', { name: 'Add model' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill('iPhone 18 Pro');
  await form.getByLabel('Release year').fill('2026');
  await form.getByLabel('Model numbers').fill('A3400, A3401');
  await form.getByLabel('Other names').fill('Eighteen');
  await form.getByRole('checkbox', { name: 'Water Damage' }).uncheck();
  await form.getByLabel('Working time: Battery Replacement').fill('15-20 minutes');

  // Before the model is added, its page is shown only to the owner: beside the form and in a tab.
  const visitor = await browser.newContext({ baseURL: shop.url });
  const html = async (path: string) => (await visitor.request.get(path)).text();
  await form.getByRole('button', { name: 'Preview page' }).click();
  const preview = form.getByRole('region', { name: 'Preview' });
  const framed = preview.frameLocator('iframe');
  await expect(framed.locator('h1')).toHaveText('iPhone 18 Pro Repair Service');
  await preview.getByRole('button', { name: 'Dark' }).click();
  await expect(framed.locator('html')).toHaveAttribute('data-scheme', 'dark');
  const address = (await preview.locator('iframe').getAttribute('src')) ?? '';
  expect(address).toMatch(/^\/repairs\/iphone\/18-pro\?content-preview=/);
  const framing = async (from: APIRequestContext) => {
    const response = await from.get(address);
    const policy = response.headers()['content-security-policy'];
    return [policy?.match(/frame-ancestors [^;]+/)?.[0], response.headers()['cache-control']];
  };
  expect(await framing(page.request)).toEqual(["frame-ancestors 'self'", 'no-store']);
  expect(await framing(visitor.request)).toEqual(["frame-ancestors 'none'", 'no-cache']);
  const opened = page.waitForEvent('popup');
  await preview.getByRole('link', { name: 'Open preview in new tab' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(/\/repairs\/iphone\/18-pro$/);
  await expect(tab.getByText('came out in 2026')).toBeVisible();
  const bar = tab.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('the changes of this model are not saved');
  await untilAlive(tab);
  await tab
    .getByRole('group', { name: 'Issue' })
    .getByRole('button', { name: 'Battery Replacement' })
    .click();
  await expect(tab).toHaveURL(/issue=battery/);
  await expect(tab.getByText('15-20 minutes').first()).toBeVisible();
  for (const path of [address, '/repairs/iphone/18-pro', '/repairs/iphone', '/sitemap.xml'])
    expect(await html(path)).not.toMatch(/iPhone 18 Pro|18-pro<|href="[^"]*18-pro/);
  expect(await html('/api/models?device=iphone')).not.toContain('18-pro');
  await bar.getByRole('link', { name: 'Leave preview' }).click();
  await expect(tab.getByText('We have no model with this address')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await tab.close();
  await form.getByRole('button', { name: 'Add model' }).click();
  await expect(
    page.getByText('The model was saved. The site shows it within seconds.'),
  ).toBeVisible();
  const row = page.getByRole('row', { name: /iPhone 18 Pro/ });
  await expect(row).toContainText('A3400, A3401');

  // Within seconds, the new model is in the server's HTML of the listing, on its own page, and in
  // the sitemap.
  await expect(async () => {
    expect(await html('/repairs/iphone')).toContain('href="/repairs/iphone/18-pro"');
  }).toPass();
  const rendered = await html('/repairs/iphone/18-pro');
  expect(rendered).toContain('<title>iPhone 18 Pro Repair Service');
  expect(rendered).toContain('came out in 2026 and has the model numbers A3400 or A3401');
  expect(rendered).toContain('/repairs/iphone/18-pro"');
  expect(await html('/sitemap.xml')).toContain('/repairs/iphone/18-pro</loc>');

  const site = await visitor.newPage();
  await site.goto('/');
  await untilAlive(site);
  await site.locator('[data-device=iphone]').click();
  await expect(site.getByRole('button', { name: 'iPhone 18 Pro', exact: true })).toBeVisible();
  await site.goto('/repairs/iphone');
  await untilAlive(site);
  await site.getByRole('searchbox', { name: 'Filter iPhone models' }).fill('a3401');
  await expect(site.getByText('1 of 28 models')).toBeAttached();
  await site.getByRole('link', { name: 'iPhone 18 Pro' }).click();
  await expect(site).toHaveURL(/\/repairs\/iphone\/18-pro$/);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('iPhone 18 Pro Repair Service');
  const faults = site.getByRole('group', { name: 'Issue' });
  await expect(faults.getByRole('button', { name: 'Water Damage' })).toHaveCount(0);
  await faults.getByRole('button', { name: 'Battery Replacement' }).click();
  await expect(site).toHaveURL(/issue=battery/);
  await calendar(site).pickTime();
  await calendar(site).submit({ ...ASHA, name: 'Visitor of models' });
  await calendar(site).confirmedReference();
  await expect(calendar(site).fact('Duration')).toHaveText('15-20 minutes');
  await expect(calendar(site).fact('Device')).toHaveText('iPhone 18 Pro');

  // At check-in, staff find the new model by its model number.
  await intake(page).open();
  await intake(page).device.fill('a3400');
  await expect(page.getByRole('option', { name: 'iPhone 18 Pro' })).toBeVisible();

  await page.goto('/admin/models');
  await row.getByRole('button', { name: /^Edit/ }).click();
  await form.getByLabel('Name', { exact: true }).fill('iPhone 18 Ultra');
  await form.getByLabel('Address').fill('18-ultra');
  await form.getByLabel('Description').fill('We keep its batteries in the shop.');
  await form.getByLabel(/^Picture/).setInputFiles({
    name: 'back.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#33c' } })
      .jpeg()
      .toBuffer(),
  });
  await form.getByLabel(/^Alternative text/).fill('Its back');
  await form.getByRole('button', { name: 'Preview page' }).click();
  await expect(framed.locator('h1')).toHaveText('iPhone 18 Ultra Repair Service');
  await expect(framed.getByAltText('Its back')).toBeVisible();
  expect(await html('/repairs/iphone/18-pro')).not.toContain('We keep its batteries');
  await form.getByRole('button', { name: 'Save model' }).click();
  await expect(form).toHaveCount(0);
  const old = () =>
    visitor.request.get('/repairs/iphone/18-pro?issue=battery', { maxRedirects: 0 });
  await expect(async () => {
    const { location } = (await old()).headers();
    expect(location).toBe('/repairs/iphone/18-ultra?issue=battery');
  }).toPass();
  expect((await old()).status()).toBe(301);
  await site.goto('/repairs/iphone/18-pro');
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(
    'iPhone 18 Ultra Repair Service',
  );
  await expect(site.getByText('We keep its batteries in the shop.')).toBeVisible();
  const picture = site.getByRole('img', { name: 'Its back' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await html('/repairs/iphone/18-ultra')).toMatch(/"image":"[^"]+-1280\.webp"/);

  const renamed = page.getByRole('row', { name: /iPhone 18 Ultra/ });
  // The import of one file changes this model and adds another model.
  await page.getByLabel('Export or import models').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export models as CSV' }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  const line = 'iphone,18-ultra,iPhone 18 Ultra,2026,';
  expect(csv).toContain(line);
  await page.getByRole('button', { name: 'Import models from CSV' }).click();
  const added = 'iphone,,iPhone 18 Mini,2026,A3402,,All faults,,,Switched on\r\n';
  await form.getByLabel('File with models').setInputFiles({
    name: 'models.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv.replace(line, 'iphone,18-ultra,iPhone 18 Ultra,2027,') + added),
  });
  await expect(form.getByText('release year: 2026 → 2027')).toBeVisible();
  await form.getByRole('button', { name: 'Import 2 models' }).click();
  await expect(form).toHaveCount(0);
  await expect(renamed).toContainText('2027');
  await expect(async () => {
    expect(await html('/repairs/iphone')).toContain('href="/repairs/iphone/18-mini"');
  }).toPass();
  const mini = page.getByRole('row', { name: /iPhone 18 Mini/ });
  await mini.getByLabel('More actions').click();
  await mini.getByRole('button', { name: /^Switch off/ }).click();
  await expect(page.getByText('iPhone 18 Mini is switched off.')).toBeVisible();

  await renamed.getByLabel('More actions').click();
  await renamed.getByRole('button', { name: /^Switch off/ }).click();
  await expect(page.getByText('iPhone 18 Ultra is switched off.')).toBeVisible();
  await expect(async () => {
    const listing = await html('/repairs/iphone');
    expect(listing).not.toContain('18-ultra');
    expect(await html('/repairs/iphone/18-ultra')).toContain('We have no model with this address');
  }).toPass();
  // Now the listing shows only the built-in models, as in a shop that has never added a model.
  await site.goto('/repairs/iphone');
  await expect(site.getByRole('link', { name: 'iPhone 16 Pro Max' })).toBeVisible();
  await visitor.close();
});
