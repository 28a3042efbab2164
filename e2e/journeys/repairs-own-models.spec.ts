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
  await signIn(page);
  await page.goto('/admin/models');
  await page.getByRole('button', { name: 'Add model' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill('iPhone 18 Pro');
  await form.getByLabel('Release year').fill('2026');
  await form.getByLabel('Model numbers').fill('A3400, A3401');
  await form.getByLabel('Other names').fill('Eighteen');
  await form.getByRole('checkbox', { name: 'Water Damage' }).uncheck();
  await form.getByRole('button', { name: 'Add model' }).click();
  await expect(page.getByText('Saved. The site shows it in seconds.')).toBeVisible();
  const row = page.getByRole('row', { name: /iPhone 18 Pro/ });
  await expect(row).toContainText('A3400, A3401');

  // Within seconds, the server renders it in the listing, as a page and in the sitemap.
  const visitor = await browser.newContext({ baseURL: shop.url });
  const html = async (path: string) => (await visitor.request.get(path)).text();
  await expect(async () => {
    expect(await html('/repairs/iphone')).toContain('href="/repairs/iphone/18-pro"');
  }).toPass({ timeout: 5000 });
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
  await expect(calendar(site).fact('Device')).toHaveText('iPhone 18 Pro');

  // The check-in finds it by its number.
  await intake(page).open();
  await intake(page).device.fill('a3400');
  await expect(page.getByRole('option', { name: 'iPhone 18 Pro' })).toBeVisible();

  await page.goto('/admin/models');
  await row.getByRole('button', { name: /^Edit/ }).click();
  await form.getByLabel('Name', { exact: true }).fill('iPhone 18 Ultra');
  await form.getByLabel('Address').fill('18-ultra');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toHaveCount(0);
  const old = () =>
    visitor.request.get('/repairs/iphone/18-pro?issue=battery', { maxRedirects: 0 });
  await expect(async () => {
    const { location } = (await old()).headers();
    expect(location).toBe('/repairs/iphone/18-ultra?issue=battery');
  }).toPass({ timeout: 5000 });
  expect((await old()).status()).toBe(301);
  await site.goto('/repairs/iphone/18-pro');
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(
    'iPhone 18 Ultra Repair Service',
  );

  const renamed = page.getByRole('row', { name: /iPhone 18 Ultra/ });
  await renamed.getByLabel('More actions').click();
  await renamed.getByRole('button', { name: /^Switch off/ }).click();
  await expect(page.getByText('iPhone 18 Ultra is switched off.')).toBeVisible();
  await expect(async () => {
    const listing = await html('/repairs/iphone');
    expect(listing).not.toContain('18-ultra');
    expect(await html('/repairs/iphone/18-ultra')).toContain(
      'This address names no model that we list',
    );
  }).toPass({ timeout: 5000 });
  // The built-in models are all that is left, as for a shop that never changed one.
  await site.goto('/repairs/iphone');
  await expect(site.getByRole('link', { name: 'iPhone 16 Pro Max' })).toBeVisible();
  await visitor.close();
});
