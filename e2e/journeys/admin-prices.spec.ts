import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { bookingDesk } from '../pages/bookingDesk';
import { bookingList } from '../pages/bookingList';
import { staffSession } from '../staff';

const CLERK = { name: 'Mina', email: 'prices@shop.example', password: 'rain over the terraces' };

test('an owner sets a price, and the estimate of a clerk starts from it; a file changes prices', async ({
  page,
  browser,
  shop,
  shopApi,
  signIn,
  complaints,
}) => {
  const { headers } = await staffSession(shop.url);
  const send = (path: string, data: object) =>
    page.request.post(`${shop.url}/api/staff${path}`, { headers, data });
  const { id } = (await (await send('', CLERK)).json()) as { id: string };
  expect((await send(`/${id}/role`, { role: 'clerk' })).ok()).toBe(true);
  const { shopDate, time } = await shopApi.freeSlot();
  const appointment = shopApi.appointment(shopDate, time, {
    deviceModel: 'iPhone 13 mini',
    device: 'iphone',
    issue: 'screen',
  });
  const { reference } = (await (await shopApi.book(appointment)).json()) as { reference: string };

  await signIn(page, '/admin/prices');
  await page.getByLabel('Model').selectOption('iPhone 13 mini');
  await page.getByRole('button', { name: 'Edit prices: Screen Repair' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Standard price').fill('12,543');
  await form.getByLabel('Standard cost').fill('13,000');
  await form.getByLabel('Premium price').fill('17,654');
  await form.getByRole('button', { name: 'Save prices' }).click();
  await expect(form.getByText('The standard price is below its cost.')).toBeVisible();
  await form.getByLabel('Standard cost').fill('7,111');
  await expect(form.getByText('Margin: Rs. 5,432 (43%)')).toBeVisible();
  await form.getByRole('button', { name: 'Save prices' }).click();
  await expect(form).toHaveCount(0);
  const row = page.getByRole('row', { name: /Screen Repair/ });
  await expect(row).toContainText('Cost Rs. 7,111 Margin Rs. 5,432 (43%)');

  const clerk = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await bookingList(clerk).signIn(CLERK);
  await clerk.goto('/admin/prices');
  await clerk.getByLabel('Model').selectOption('iPhone 13 mini (1 price only for this model)');
  await expect(clerk.getByRole('row', { name: /Screen Repair/ })).toContainText('Rs. 12,543');
  await expect(clerk.getByText(/7,111|Margin/)).toHaveCount(0);
  const desk = bookingDesk(clerk);
  await desk.open(reference);
  await desk.bringTo('Diagnosing');
  await clerk.getByRole('link', { name: 'Write estimate' }).click();
  const estimate = clerk.getByRole('form', { name: 'Estimate' });
  const [standard, premium] = [
    estimate.getByRole('group', { name: 'Standard' }),
    estimate.getByRole('group', { name: 'Premium' }),
  ];
  await expect(standard.getByLabel('Price in rupees')).toHaveValue('12543');
  await expect(standard.getByText('Price list for iPhone 13 mini: Rs. 12,543')).toBeVisible();
  await premium.getByLabel('Price in rupees').fill('16000');
  await standard.getByLabel('Duration').fill('2 days');
  await premium.getByLabel('Duration').fill('3 days');
  await estimate.getByRole('button', { name: 'Send estimate' }).click();
  await expect(estimate).toHaveCount(0);
  await expect(desk.estimate).toContainText('Rs. 12,543');
  await expect(desk.estimate).toContainText('Rs. 16,000');

  const visitor = await browser.newContext({ baseURL: shop.url });
  for (const path of ['/', '/repairs/iphone/13-mini', '/api/models', '/sitemap.xml'])
    expect(await (await visitor.request.get(path)).text()).not.toMatch(/12,?543|7,?111/);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export prices as CSV' }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  const line = 'iphone,iPhone 13 mini,Screen Repair,12543,7111,17654,';
  expect(text).toContain(line);
  await page.getByRole('button', { name: 'Import prices from CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import prices' });
  const choose = (content: string) =>
    dialog.getByLabel('File with prices').setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    });
  await choose(text.replace(line, 'iphone,iPhone 15 Prro,Screen Repair,12543,7111,17654,'));
  await expect(dialog.getByText(/^Row \d+, Model: No model of this device/)).toBeVisible();
  await choose(text.replace(line, 'iphone,iPhone 13 mini,Screen Repair,13000,7111,17654,'));
  await expect(dialog.getByText('Standard price: Rs. 12,543 → Rs. 13,000')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 price' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Rs. 13,000');
  await page.getByRole('button', { name: 'Undo change to prices' }).click();
  await expect(row).toContainText('Rs. 12,543');
  await clerk.context().close();
  await visitor.close();
  // The browser logs the expected status 422, with which the server rejects the wrong file.
  expect(complaints).toEqual([expect.stringContaining('422')]);
});
