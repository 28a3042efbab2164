import { expect, test } from '../fixtures';
import { untilAlive } from '../alive';
import { cart } from '../pages/cart';

test('the owner adds a unit: visitors find and open it, and after its sale its page and a cart say so', async ({
  page,
  browser,
  shop,
  signIn,
}) => {
  const visitor = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 1440, height: 900 },
  });
  const site = await visitor.newPage();
  await site.goto('/shop');
  await expect(site.getByText('Showing 12 of 34 products')).toBeVisible();
  await signIn(page, '/admin/goods');
  await page.getByRole('button', { name: 'Add unit' }).click();
  const form = page.getByRole('dialog', { name: 'Add unit' });
  await form.getByLabel('Name').fill('MacBook Air <Midnight>');
  await form.getByLabel('Storage').fill('512GB SSD');
  await form.getByLabel('Battery in per cent').fill('93');
  await form.getByLabel('Serial number').fill('SECRET-1');
  await form.getByRole('button', { name: 'Add unit' }).click();
  await expect(
    page.getByText('The unit was saved. The shop shows it within seconds.'),
  ).toBeVisible();
  const row = page.getByRole('row', { name: /MacBook Air <Midnight>/ });
  await expect(row).toContainText('SECRET-1');

  const other = await visitor.newPage();
  const card = other.getByRole('article', { name: 'MacBook Air <Midnight>' });
  await expect(async () => {
    await other.goto('/shop');
    await expect(card).toBeVisible({ timeout: 100 });
  }).toPass();
  // The server's HTML lists the unit before the built-in products. It must never contain the serial
  // number.
  const html = await (await visitor.request.get('/shop')).text();
  expect(html).toContain('href="/shop/macbook-air-midnight"');
  expect(html).not.toContain('SECRET-1');
  await expect(other.getByText('Showing 12 of 35 products')).toBeVisible();
  await expect(other.getByRole('article').first()).toContainText('MacBook Air <Midnight>');
  expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain(
    '/shop/macbook-air-midnight</loc>',
  );

  // A tab that was open before shows the new unit after a later click on a link.
  const menu = site.getByRole('navigation', { name: 'Main' });
  await expect(async () => {
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(site).toHaveURL(/\/about/);
    await menu.getByRole('link', { name: 'Shop' }).click();
    await expect(site.getByRole('article', { name: 'MacBook Air <Midnight>' })).toBeVisible({
      timeout: 5000,
    });
  }).toPass();

  await untilAlive(other);
  await card.getByRole('link', { name: 'MacBook Air <Midnight>' }).click();
  await expect(other).toHaveURL(/\/shop\/macbook-air-midnight$/);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('MacBook Air <Midnight>');
  await expect(other.getByText('Call for price').first()).toBeVisible();
  await other.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(cart(other).inHeader('1 item')).toBeVisible();
  // The tab that was open before shows the same cart.
  await expect(cart(site).inHeader('1 item')).toBeVisible();

  await row.getByRole('button', { name: /^Mark as sold/ }).click();
  await expect(page.getByText('MacBook Air <Midnight> is sold.')).toBeVisible();
  await expect(async () => {
    await other.reload();
    await expect(other.getByText('This unit is sold')).toBeVisible({ timeout: 100 });
  }).toPass();
  await untilAlive(other);
  await other.getByRole('button', { name: /^Cart,/ }).click();
  await expect(cart(other).drawer.getByText(/^Sold on \d+ \w+, \d+:\d\d [AP]M$/)).toBeVisible();
  expect((await visitor.request.get('/shop/unknown-unit')).status()).toBe(404);
  await expect(async () => {
    const listed = await (await visitor.request.get('/shop')).text();
    expect(listed).not.toContain('/shop/macbook-air-midnight');
  }).toPass();

  await page.getByRole('button', { name: 'Undo change to unit' }).click();
  await row.getByLabel('More actions').click();
  await row.getByRole('button', { name: /^Remove from sale/ }).click();
  await expect(page.getByText('MacBook Air <Midnight> is a draft.')).toBeVisible();
  // Staff can open the page of a draft, and visitors cannot.
  await row.getByLabel('More actions').click();
  const link = row.getByRole('link', { name: 'Preview unit' });
  const draft = await browser.newContext({ storageState: await page.context().storageState() });
  const preview = await draft.newPage();
  const address = `${shop.url}${await link.getAttribute('href')}`;
  const response = await preview.goto(address);
  expect([response?.status(), await response?.headerValue('cache-control')]).toEqual([
    ...[200, 'no-store'],
  ]);
  await expect(preview.getByText('Only staff see this page.')).toBeVisible();
  await expect(preview.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await draft.close();
  expect((await visitor.request.get(address)).status()).toBe(404);
  // Waits until the shop no longer shows the unit, because other journeys use the same shop.
  await expect(async () => {
    await other.goto('/shop');
    await expect(other.getByText('Showing 12 of 34 products')).toBeVisible({ timeout: 100 });
  }).toPass();
  await visitor.close();
});
