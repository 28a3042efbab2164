import { expect, test } from '../fixtures';
import { bookingDesk } from '../pages/bookingDesk';
import { ASHA, calendar } from '../pages/calendar';
import { intake } from '../pages/intake';

const MODEL = '/repairs/imac/27-2020';
const BUILT_IN = [
  ...['Screen Repair', 'Motherboard Repair', 'Power Supply', 'Cooling & Fan'],
  ...['Storage', 'Memory', 'Camera Repair', 'Water Damage'],
];
const CHANGED = [
  ...['Storage and speed', 'Screen Repair', 'Motherboard Repair', 'Power Supply'],
  ...['Cooling & Fan', 'Camera Repair', 'Water Damage'],
];

test('the owner renames, orders and switches off faults of a device: pages, bookings and staff use them, old bookings keep their price, and one press undoes it', async ({
  page,
  browser,
  shop,
  signIn,
}) => {
  test.slow();
  const visitor = await browser.newContext({ baseURL: shop.url });
  const site = await visitor.newPage();
  // React reports an error here if the browser renders other faults than the server.
  const errors: string[] = [];
  site.on('pageerror', ({ message }) => errors.push(message));
  site.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const html = async (path: string) => (await visitor.request.get(path)).text();
  const faults = site.getByRole('group', { name: 'Issue' }).getByRole('button');

  // A booking and a price from the time before the change.
  const old = calendar(site);
  await old.open(`${MODEL}?issue=storage`);
  await expect(faults).toHaveText(BUILT_IN);
  await old.pickTime();
  await old.submit({ ...ASHA, name: 'Visitor of faults' });
  const oldReference = await old.confirmedReference();
  await expect(old.fact('Service')).toHaveText('Storage');
  await signIn(page, '/admin/prices?device=imac');
  const prices = page.getByRole('table', { name: 'Prices' });
  await prices.getByRole('button', { name: 'Edit prices: Storage' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Standard price').fill('9876');
  await dialog.getByRole('button', { name: 'Save prices' }).click();
  await expect(prices.getByRole('row', { name: /^Storage/ })).toContainText('Rs. 9,876');

  // This tab stays open during the change.
  const early = await visitor.newPage();
  await early.goto('/about');

  await page.goto('/admin/website?faults=imac');
  const part = page.getByRole('region', { name: 'Faults that the shop repairs' });
  const form = part.getByRole('form', { name: 'Faults: iMac' });
  const fault = (place: number) => form.getByRole('group', { name: `fault ${place}` });
  await fault(5).getByLabel('Name').fill('Memory');
  await fault(5).getByLabel('Working time').fill('a day');
  const publish = form.getByRole('button', { name: 'Publish changes' });
  await publish.click();
  await expect(fault(5)).toContainText('Enter a time such as');
  await fault(5).getByLabel('Working time').fill('3-4 hours');
  await publish.click();
  await expect(fault(6)).toContainText('The fault at place 5 has the same name');
  await fault(5).getByLabel('Name').fill('Storage and speed');
  await fault(5).getByLabel('Short description').fill('The wheel spins and spins.');
  await fault(6).getByLabel('Switched on').uncheck();
  for (const place of [5, 4, 3, 2])
    await form.getByRole('button', { name: `Move fault ${place} up` }).click();

  await form.getByRole('button', { name: 'Preview changes' }).click();
  const preview = form.getByRole('region', { name: 'Preview' });
  const framed = preview.frameLocator('iframe');
  await expect(framed.getByRole('group', { name: 'Issue' }).getByRole('button')).toHaveText(
    CHANGED,
  );
  await expect(framed.getByText('The wheel spins and spins.')).toBeVisible();
  expect(await html('/repairs/imac')).not.toContain('Storage and speed');
  await publish.click();
  await expect(
    page.getByText('The content was published. Pages show it within seconds.'),
  ).toBeVisible();

  // Within seconds, the server's HTML, the lists and the data for search engines have the change.
  await expect(async () => {
    expect(await html(MODEL)).toContain('Storage and speed');
  }).toPass();
  for (const path of [`${MODEL}?issue=storage`, '/repairs/imac']) {
    await site.goto(path);
    await expect(faults).toHaveText(CHANGED);
    const data = await site.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"Storage and speed"');
    expect(data.join()).not.toMatch(/"name":"(Storage|Memory)"/);
    await expect(site.getByText('The wheel spins and spins.').first()).toBeAttached();
  }
  await site.goto('/repair-services');
  const table = site.getByRole('region', { name: 'iMac' });
  await expect(table.getByRole('row', { name: /^Storage and speed/ })).toContainText('3-4 hours');
  await expect(table.getByRole('row')).toHaveCount(CHANGED.length + 1);

  // The open tab shows the change after a later press on a link.
  await expect(async () => {
    const menu = early.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Shop' }).click();
    await menu.getByRole('link', { name: 'Repairs' }).click();
    await early.getByRole('main').getByRole('link', { name: /iMac/ }).first().click();
    await expect(early.getByText('Storage and speed').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await early.close();

  // A visitor books the renamed fault. An address with a fault that is off opens another fault.
  const now = calendar(site);
  await now.open(`${MODEL}?issue=memory`);
  await expect(faults.and(site.locator('[aria-pressed=true]'))).toHaveText('Screen Repair');
  await faults.filter({ hasText: 'Storage and speed' }).click();
  await expect(site.getByRole('region', { name: 'Storage and speed' })).toContainText('3-4 hours');
  await now.pickTime();
  await now.submit({ ...ASHA, name: 'Visitor of new faults' });
  const reference = await now.confirmedReference();
  await expect(now.fact('Service')).toHaveText('Storage and speed');
  await expect(now.fact('Duration')).toHaveText('3-4 hours');

  // Staff see the new name. Both bookings have the price.
  for (const [number, name] of [
    [reference, 'Storage and speed'],
    [oldReference, 'Storage'],
  ] as const) {
    await bookingDesk(page).open(number);
    await expect(page.getByText(`iMac 27-inch (2020), ${name}`).first()).toBeVisible();
    await bookingDesk(page).bringTo('Diagnosing');
    await page.getByRole('link', { name: 'Write estimate' }).click();
    const estimate = page.getByRole('form', { name: 'Estimate' });
    await expect(estimate.getByText('Price list for all models: Rs. 9,876')).toBeVisible();
  }
  await page.goto('/admin/prices?device=imac');
  await expect(prices.getByRole('rowheader')).toHaveText(CHANGED);
  await intake(page).open();
  await intake(page).device.fill('iMac 27-inch (2020)');
  await page.getByLabel('Fault', { exact: true }).fill('spee');
  await expect(page.getByRole('option', { name: 'Storage and speed' })).toBeVisible();

  // One press restores the built-in faults. The price is removed, too.
  await page.goto('/admin/website?faults=imac');
  await part.getByText('Changes (1)').click();
  await expect(part.getByText(/: 7 faults are switched on/)).toBeVisible();
  await part.getByRole('button', { name: 'Undo change to website' }).click();
  await expect(part.getByText('(undone)')).toBeVisible();
  await expect(fault(5).getByLabel('Name')).toHaveValue('Storage');
  await expect(async () => {
    await site.goto(MODEL);
    await expect(faults).toHaveText(BUILT_IN, { timeout: 100 });
  }).toPass();
  await page.goto('/admin/prices?device=imac');
  await prices.getByRole('button', { name: 'Edit prices: Storage' }).click();
  await dialog.getByLabel('Standard price').fill('');
  await dialog.getByRole('button', { name: 'Save prices' }).click();
  await expect(prices.getByRole('row', { name: /^Storage/ })).not.toContainText('Rs.');
  expect(errors).toEqual([]);
  await visitor.close();
});
