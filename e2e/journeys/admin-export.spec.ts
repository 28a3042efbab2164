import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright/test';
import { api } from '../api';
import { expect, test } from '../fixtures';
import { discardShop, STAFF, startShop, type ShopServer } from '../server';
import { staffBookings } from '../staff';

async function openDesk(browser: Browser, shop: ShopServer): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await page.goto('/admin/bookings');
  await page.getByLabel('Email').fill(STAFF.email);
  await page.getByLabel('Password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return page;
}

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const saved = await saving;
  return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
}

test.describe('an export', () => {
  let full: ShopServer;
  let empty: ShopServer;
  test.beforeAll(async () => {
    [full, empty] = await Promise.all([startShop(), startShop()]);
  });
  test.afterAll(() => Promise.all([discardShop(full), discardShop(empty)]));

  test('gives an empty shop the same bookings, and importing it again adds none', async ({
    browser,
  }) => {
    const shopApi = api(full.url);
    for (const customerName of ['=Asha Gurung', 'Maya "Mi" Tamang', 'निमा शेर्पा']) {
      const { shopDate, time } = await shopApi.freeSlot();
      await shopApi.book(shopApi.appointment(shopDate, time, { customerName }));
    }

    const desk = await openDesk(browser, full);
    await expect(desk.getByRole('heading', { name: 'Bookings (3)' })).toBeVisible();
    await desk.getByLabel('More actions').click();
    // A new day may begin in Nepal meanwhile.
    const today = shopApi.shopDate(0);
    const namesOf = (type: string) =>
      [today, shopApi.shopDate(0)].map((day) => `bookings-${day}.${type}`);
    const csv = await download(desk, 'Export bookings as CSV');
    expect(namesOf('csv')).toContain(csv.name);
    expect(csv.text).toContain(`"'=Asha Gurung"`);
    expect(csv.text).toContain('निमा शेर्पा');
    const json = await download(desk, 'Export');
    expect(namesOf('json')).toContain(json.name);
    expect(JSON.parse(json.text)).toHaveLength(3);

    const other = await openDesk(browser, empty);
    await expect(other.getByText('No bookings found')).toBeVisible();
    const file = {
      name: json.name,
      mimeType: 'application/json',
      buffer: Buffer.from(json.text),
    };
    await other.getByLabel('File with exported bookings').setInputFiles(file);
    await expect(other.getByText('3 bookings imported')).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Bookings (3)' })).toBeVisible();
    expect(await staffBookings(empty.url)).toEqual(await staffBookings(full.url));

    await other.getByLabel('File with exported bookings').setInputFiles(file);
    await expect(other.getByText('Already stored and not changed: 3 bookings.')).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Bookings (3)' })).toBeVisible();
  });
});
