import type { Page } from 'playwright/test';
import { awayFromMidnight } from '../clock';
import { expect, test, untilAlive } from '../fixtures';
import { discardShop, STAFF, startShop } from '../server';
import { confirmedReference, pickTime, submitBookingDialog } from '../visitor';

// The site does not count headless browsers. So the visitors of this test claim to be an ordinary
// browser.
const BROWSER =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

test.beforeEach(awayFromMidnight);

test('an owner reads how visitors used the website, and nothing of who asks not to be tracked', async ({
  browser,
}) => {
  const shop = await startShop();
  const visit = async (network: string, more: Record<string, string> = {}): Promise<Page> => {
    const headers = { 'x-forwarded-for': network, ...more };
    const context = await browser.newContext({
      ...{ baseURL: shop.url, userAgent: BROWSER, extraHTTPHeaders: headers },
    });
    return context.newPage();
  };
  // Playwright cannot read the content of a beacon. So the test checks the statistics page instead.
  const reported = (page: Page) =>
    page.waitForRequest((request) => request.url().endsWith('/api/site-use'));

  const customer = await visit('198.51.100.7');
  await customer.goto('/repairs/iphone');
  await untilAlive(customer);
  const opened = reported(customer);
  await customer
    .getByRole('main')
    .getByRole('link', { name: 'iPhone 15 Pro', exact: true })
    .click();
  await opened;
  await untilAlive(customer);
  const picked = reported(customer);
  await pickTime(customer);
  await picked;
  await submitBookingDialog(customer);
  await confirmedReference(customer);

  const untracked = await visit('198.51.100.7', { 'sec-gpc': '1' });
  await untracked.goto('/about');
  const search = async (network: string) => {
    const page = await visit(network);
    await page.goto('/shop');
    await untilAlive(page);
    const sent = reported(page);
    await page.getByLabel('Search products').fill('Zune');
    await sent;
  };
  await Promise.all(['198.51.100.7', '203.0.113.5', '192.0.2.1'].map(search));

  const staff = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await staff.goto('/admin/reports');
  await staff.getByLabel('Email').fill(STAFF.email);
  await staff.getByLabel('Password').fill(STAFF.password);
  await staff.getByRole('button', { name: 'Sign in' }).click();
  const part = (name: string | RegExp) => staff.getByRole('region', { name });
  const words = part('Searches without result');
  await expect(words).toBeVisible();
  // The server stores its counts only every five seconds, so the check repeats.
  await expect(async () => {
    await staff.reload();
    await expect(words).toContainText('zune', { timeout: 4000 });
  }).toPass();
  const pages = part('Most viewed pages').getByRole('listitem');
  await expect(pages.filter({ hasText: '/repairs/iphone/15-pro' })).toContainText('1');
  await expect(pages.filter({ hasText: '/shop' })).toContainText('3');
  await expect(pages.filter({ hasText: '/about' })).toHaveCount(0);
  const steps = part('From model to appointment').getByRole('listitem');
  await expect(steps).toHaveText([
    'Pages of models1',
    'Times picked1 (100%)',
    'Appointments booked1 (100%)',
  ]);
  await part('Steps by device').scrollIntoViewIfNeeded();
  await expect(part('Steps by device').getByRole('row', { name: 'iPhone 1 1 1 0' })).toBeVisible();
  await discardShop(shop);
});
