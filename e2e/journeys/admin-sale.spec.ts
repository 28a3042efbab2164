import { expect, test, untilAlive } from '../fixtures';
import { cart } from '../pages/cart';
import { staffSession } from '../staff';

test('a visitor asks about a unit: staff answer, reserve and sell it, and the shop says so', async ({
  page,
  browser,
  shop,
  signIn,
  complaints,
}) => {
  const { headers } = await staffSession(shop.url);
  const json = { ...headers, 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    fetch(`${shop.url}/api/${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  const facts = { name: 'MacBook Air <Sale>', slug: 'macbook-air-sale', category: 'macbooks' };
  const more = { grade: 'good', battery: null, storage: '', colour: '', chip: '', warranty: '' };
  const added = await post('goods', {
    ...facts,
    ...more,
    ...{ serial: '', words: '', stock: 1, state: 'on-sale' },
  });
  const { id } = (await added.json()) as { id: string };

  const visitor = await browser.newContext({ baseURL: shop.url });
  const site = await visitor.newPage();
  await site.goto('/shop/macbook-air-sale');
  await untilAlive(site);
  await site.getByRole('button', { name: 'Add to Cart' }).first().click();
  await site.getByRole('button', { name: /^Cart,/ }).click();
  await cart(site).drawer.getByRole('button', { name: 'Send enquiry' }).click();
  const form = site.getByRole('dialog', { name: 'Send enquiry' });
  await form.getByLabel('Your name').fill('Nima Lama');
  await form.getByLabel('Phone / WhatsApp').fill('9841000088');
  await form.getByLabel('Email').fill('nima@mail.example');
  const answered = site.waitForResponse('**/api/enquiries');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  const { reference } = (await (await answered).json()) as { reference: string };

  await signIn(page, `/admin/enquiries/${reference}`);
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByLabel('Template').selectOption('In stock');
  await answer.getByRole('button', { name: 'Send email' }).click();
  const goods = page.getByRole('region', { name: 'Goods' });
  await goods.getByRole('button', { name: /^Reserve unit: / }).click();
  const dialog = page.getByRole('dialog', { name: /^Reserve MacBook Air/ });
  await dialog.getByRole('button', { name: 'Reserve unit' }).dblclick();
  await expect(goods.getByText('Reserved', { exact: true })).toBeVisible();
  await page.goto('/admin/goods?show=reserved');
  await page.getByRole('link', { name: reference }).click();
  await goods.getByRole('button', { name: /^Mark as sold/ }).click();
  await expect(page.getByText(/^Sold by /)).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('MacBook Air <Sale> sold')).toHaveCount(1);
  await expect(async () => {
    await site.goto('/shop/macbook-air-sale');
    await expect(site.getByText('This unit is sold')).toBeVisible({ timeout: 100 });
  }).toPass();

  // Undo makes the enquiry "Not handled" again. The undo also restores the goods of the shop, which
  // other journeys use too.
  await goods.getByRole('button', { name: /^Undo sale/ }).click();
  await expect(page.getByText('Not handled', { exact: true })).toBeVisible();
  await goods.getByRole('button', { name: /^End reservation/ }).click();
  await expect(goods.getByText('On sale', { exact: true })).toBeVisible();
  const { goods: units } = (await (await fetch(`${shop.url}/api/goods`, { headers })).json()) as {
    goods: { id: string; version: number }[];
  };
  const seen = units.find((unit) => unit.id === id)?.version;
  const off = await post('goods/states', { id, seen, state: 'draft', until: null });
  expect(off.status).toBe(200);
  expect(complaints).toEqual([]);
  await visitor.close();
});
