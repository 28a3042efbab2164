import type { Goods } from '@mcs-repairs/shared/domain/types/goods';
import { expect, test, untilAlive } from '../fixtures';
import { staffSession } from '../staff';

const FACTS = {
  ...{ slug: '', category: 'iphones', battery: 90, chip: '', warranty: '', serial: '' },
  ...{ words: '', stock: 1, storage: '128GB', state: 'on-sale' },
};

test('a visitor finds a device by its condition and colour, also without script and with a typing error', async ({
  page,
  browser,
  shop,
}) => {
  const { headers } = await staffSession(shop.url);
  const ask = async (path: string, data: object, method = 'POST') => {
    const answer = await page.request.fetch(`${shop.url}/api${path}`, { method, headers, data });
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as Goods;
  };
  const blue = await ask('/goods', {
    ...FACTS,
    name: 'iPhone 12 A',
    grade: 'fair',
    colour: 'Blue',
  });
  const red = await ask('/goods', { ...FACTS, name: 'iPhone 12 B', grade: 'good', colour: 'Red' });
  const status = page.getByRole('main').getByRole('status');
  const names = () => page.getByRole('article').getByRole('heading').allTextContents();
  await expect(async () => {
    await page.goto('/shop?q=iphnoe');
    await expect(status).toHaveText('2 products', { timeout: 500 });
  }).toPass();
  await untilAlive(page);

  // The visitor changes the filter with the keyboard. The focus must stay on the filter.
  const filters = page.getByRole('group', { name: 'Filter devices' });
  await filters.getByLabel('Condition').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/[?&]grade=good/);
  await expect.poll(names).toEqual(['iPhone 12 B']);
  await expect(filters.getByLabel('Condition')).toBeFocused();
  await expect(filters.locator('option', { hasText: 'Blue (0)' })).toBeDisabled();
  await page.goBack();
  await expect(status).toHaveText('2 products');
  await page.getByRole('button', { name: 'Clear All' }).press('Enter');
  await expect(page).toHaveURL(/\/shop$/);

  // Without scripts, the browser submits the filter as an ordinary form.
  const plain = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto('/shop');
  await still.getByLabel('Color').selectOption('Blue');
  await still.getByRole('button', { name: 'Apply filters' }).click();
  await expect(still).toHaveURL(/[?&]colour=Blue/);
  await expect(still.getByRole('article')).toHaveCount(1);
  await expect(still.getByLabel('Color')).toHaveValue('Blue');
  await expect(still.locator('option', { hasText: 'Good (0)' })).toBeDisabled();
  await still.getByRole('link', { name: 'Clear filters' }).click();
  await expect(still).toHaveURL(/\/shop$/);

  // After staff change the address of a unit, the server redirects from the old address.
  const { id, version: seen } = blue;
  const { state: _state, ...facts } = FACTS;
  const change = { name: 'iPhone 12 A', grade: 'fair', colour: 'Blue', slug: 'blue-phone', seen };
  const renamed = await ask(`/goods/${id}`, { ...facts, ...change }, 'PUT');
  const moved = await plain.request.get(`/shop/${blue.slug}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/shop/blue-phone']);
  await plain.close();

  // Removes the units from sale, because other journeys use the same shop.
  for (const unit of [renamed, red])
    await ask('/goods/states', { id: unit.id, seen: unit.version, state: 'draft', until: null });
  await expect(async () => {
    await page.goto('/shop');
    await expect(status).toHaveText('Showing 12 of 34 products', { timeout: 500 });
  }).toPass();
});
