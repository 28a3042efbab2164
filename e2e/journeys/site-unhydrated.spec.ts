import type { Page } from 'playwright/test';
import { expect, test, untilAlive } from '../fixtures';

const PAGES = [
  '/',
  '/shop',
  '/about',
  '/book',
  '/contact',
  '/my-booking',
  '/business',
  '/privacy',
  '/terms',
  '/warranty',
  '/services',
  '/repairs',
  '/repair-services',
  '/repairs/data-recovery',
  '/repairs/iphone',
  '/repairs/iphone/15-pro',
  '/repairs/laptop',
  '/repairs/laptop/dell',
];
/** Matches elements that need React to work. Links and `details` work without it. */
const ANSWERING = 'button, input, select, textarea, form, [role="button"], [tabindex="0"]';

/** Returns the HTML of the page's unhydrated parts, by the id of each part. */
const stillParts = (page: Page) =>
  page
    .locator('[data-unhydrated]')
    .evaluateAll((parts) =>
      Object.fromEntries(
        parts.map((part) => [part.getAttribute('data-unhydrated') ?? '', part.innerHTML] as const),
      ),
    );
const knownToReact = (page: Page) =>
  page
    .locator('[data-unhydrated] *')
    .evaluateAll(
      (elements) =>
        elements.filter((element) =>
          Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
        ).length,
    );

/**
 * Returns the position of every element twice: as it is, and after the wrapper elements of
 * unhydrated parts are removed.
 */
const placesWithAndWithout = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('main *:not([data-unhydrated])')];
    const places = () =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
      });
    const before = places();
    for (const part of document.querySelectorAll('[data-unhydrated]'))
      part.replaceWith(...part.childNodes);
    return [before, places()] as const;
  });

for (const path of PAGES)
  test(`${path}: unhydrated parts stay as the server sent them and contain nothing that needs React`, async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const asSent = await context.newPage();
    const parts = asSent.locator('[data-unhydrated]');
    // A busy server may answer its first request without a rendered page.
    await expect(async () => {
      await asSent.goto(path);
      expect(await parts.count()).toBeGreaterThan(0);
    }).toPass();
    const sent = await parts.count();
    await context.close();

    const html = await (await page.request.get(path)).text();
    await page.goto(path);
    await untilAlive(page);
    const still = await stillParts(page);
    expect(Object.keys(still)).toHaveLength(sent);
    for (const [id, part] of Object.entries(still)) {
      expect(part, id).not.toBe('');
      // The browser may serialise the HTML differently from the server. So the test compares only
      // words.
      const [, words = ''] = />([^<>&]{12,})</.exec(part) ?? [];
      expect(html).toContain(words);
    }
    expect(await knownToReact(page)).toBe(0);
    await expect(page.locator('[data-unhydrated]').locator(ANSWERING)).toHaveCount(0);
    expect(complaints).toEqual([]);

    const [before, without] = await placesWithAndWithout(page);
    expect(before).toEqual(without);
  });

test('a link in an unhydrated part navigates within the page, and the page is complete after Back', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await untilAlive(page);
  const before = await stillParts(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Shop now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop now' })).toBeFocused();
  await expect(page).toHaveTitle(/^Shop/);
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Devices and services' })).toBeVisible();
  await expect(page).not.toHaveTitle(/^Shop/);
  expect(Object.keys(await stillParts(page))).toEqual(Object.keys(before));
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect(complaints).toEqual([]);
});

test('another model on the same route has its own texts', async ({ page }) => {
  await page.goto('/repairs/iphone/15-pro');
  await untilAlive(page);
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'iPhone' })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'iPhone 14 Pro', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('iPhone 14 Pro Repair Service');
});

test('models that a filter removed appear again with their drawings', async ({ page }) => {
  await page.goto('/repairs/iphone?q=14');
  await untilAlive(page);
  const pictures = page.getByRole('main').locator('li svg');
  await expect(pictures).not.toHaveCount(0);
  const few = await pictures.count();
  await page.getByRole('searchbox', { name: /Filter iPhone models/ }).fill('');
  await expect.poll(() => pictures.count()).toBeGreaterThan(few + 10);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter and Load More of the shop work without scripts', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(page).toHaveURL(/shown=24/);
    await page.getByRole('searchbox', { name: 'Search products' }).fill('AirPods');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/q=AirPods/);
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('AirPods');
  });

  test('a model is found by its name, with the issue that was chosen', async ({ page }) => {
    await page.goto('/repairs/iphone?issue=battery');
    const box = page.getByRole('searchbox', { name: /Filter iPhone models/ });
    await box.fill('15 Pro');
    await box.press('Enter');
    await expect(page).toHaveURL(/issue=battery&q=15/);
    await expect(page.getByRole('link', { name: 'iPhone 15 Pro', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'iPhone 14', exact: true })).toHaveCount(0);
  });
});
