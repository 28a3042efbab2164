import type { Page } from 'playwright/test';
import { expect, test, untilAlive } from '../fixtures';
import { confirmedReference, pickTime, submitBookingDialog } from '../visitor';

/** Pages to test: one page of each kind, and every page that uses the browser's storage. */
const PAGES = [
  '/',
  '/shop?category=macbooks',
  '/repairs',
  '/repairs/iphone',
  '/repairs/iphone/15-pro',
  '/repairs/laptop',
  '/repairs/laptop/dell',
  '/repairs/data-recovery',
  '/services',
  '/repair-services',
  '/book',
  '/calendar-test',
  '/booking-confirmation',
  '/my-booking',
  '/community',
  '/about',
  '/business',
  '/contact',
  '/privacy',
  '/terms',
  '/warranty',
  '/admin',
  '/admin/bookings',
  '/admin/forgotten',
];

/** Makes every access to storage throw an error, as in a browser whose user blocks site data. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const blocked = { configurable: true, get: refuse, set: refuse };
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(globalThis, area, blocked);
    Object.defineProperty(Document.prototype, 'cookie', blocked);
  });
}

test.beforeEach(({ page }) => blockStorage(page));

test('every page hydrates in a browser that blocks storage and cookies', async ({
  page,
  complaints,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await untilAlive(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('heading', { name: /went wrong|not available/ }), path).toHaveCount(
      0,
    );
    // The browser logs the status 401, which the server returns because the visitor is not signed
    // in.
    expect(
      complaints.filter((text) => !/status of 40[14]/.test(text)),
      path,
    ).toEqual([]);
  }
});

test('the wizard keeps its text between steps, the cart its products, and the scheme can be changed', async ({
  page,
  complaints,
}) => {
  await page.goto('/book');
  await untilAlive(page);
  await page.getByLabel(/Device Model/).fill('iPhone 15');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel(/Device Model/)).toHaveValue('iPhone 15');

  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click();
  await page
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send enquiry' }).click();
  await page.getByLabel('Your name').fill('Asha');
  await page.getByRole('button', { name: 'Back to cart' }).click();
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Asha');
  expect(complaints).toEqual([]);
});

test('an appointment can be booked', async ({ page, complaints }) => {
  await page.goto('/repairs/iphone/15-pro');
  await untilAlive(page);
  await pickTime(page);
  await submitBookingDialog(page);
  expect(await confirmedReference(page)).toMatch(/^\d+$/);
  expect(complaints).toEqual([]);
});
