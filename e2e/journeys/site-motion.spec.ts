import type { Locator, Page } from 'playwright/test';
import { expect, test, untilAlive } from '../fixtures';
import { bookingDesk } from '../pages/bookingDesk';

/** Counts the view transitions of a page after its next load. */
async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { fades: number };
    counted.fades = 0;
    const start = Reflect.get(Document.prototype, 'startViewTransition');
    Document.prototype.startViewTransition = function (update) {
      counted.fades += 1;
      return start.call(this, update);
    };
  });
  return () => page.evaluate(() => (window as unknown as { fades: number }).fades);
}

/**
 * Moves the pointer to a link and waits for the code of the fades. The first link under the pointer
 * makes the browser load this code.
 */
async function pointAt(page: Page, link: Locator) {
  await link.hover();
  await page.waitForFunction(() => Object.hasOwn(document, 'startViewTransition'));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const model = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test.describe('a list and its details', () => {
  test('fade into each other and back, and the heading has the focus', async ({
    page,
    complaints,
  }) => {
    const fades = await countFades(page);
    await page.goto('/repairs/iphone');
    await untilAlive(page);
    await pointAt(page, model(page, 'iPhone 15 Pro'));
    await model(page, 'iPhone 15 Pro').click();
    await expect(heading(page)).toHaveText(/iPhone 15 Pro/);
    await expect(heading(page)).toBeFocused();
    expect(await fades()).toBe(1);
    await page.goBack();
    await expect(heading(page)).toHaveText('iPhone Repair in Kathmandu');
    await expect(heading(page)).toBeFocused();
    expect(await fades()).toBe(2);

    // A link of the main navigation opens a page without a fade.
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(heading(page)).toBeFocused();
    expect(await fades()).toBe(2);
    expect(complaints).toEqual([]);
  });

  test('never hold up a visitor who moves on at once', async ({ page, complaints }) => {
    await page.goto('/repairs/iphone');
    await untilAlive(page);
    await pointAt(page, model(page, 'iPhone 15 Pro'));
    const about = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' });
    // The visitor clicks another link as soon as the first fade has begun.
    await about.evaluate((link: HTMLElement) => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.startViewTransition = start;
        setTimeout(() => link.click());
        return start(update);
      };
    });
    await model(page, 'iPhone 15 Pro').click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(heading(page)).toHaveText(/iPhone/);
    expect(complaints).toEqual([]);
  });

  test('change at once for visitors who prefer less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const fades = await countFades(page);
    await page.goto('/repairs/iphone');
    await untilAlive(page);
    await pointAt(page, model(page, 'iPhone 15 Pro'));
    await model(page, 'iPhone 15 Pro').click();
    await expect(heading(page)).toHaveText(/iPhone 15 Pro/);
    expect(await fades()).toBe(0);
  });

  test('fade for staff, too', async ({ page, shopApi, signIn, complaints }) => {
    const { shopDate, time } = await shopApi.freeSlot();
    const form = shopApi.appointment(shopDate, time, { customerName: 'Maya Fade' });
    const { reference } = (await (await shopApi.book(form)).json()) as { reference: string };
    const fades = await countFades(page);
    await signIn(page, '/admin/customers');
    await pointAt(page, page.getByRole('link', { name: 'Maya Fade' }));
    await page.getByRole('link', { name: 'Maya Fade' }).click();
    await expect(heading(page)).toBeFocused();
    await page.getByRole('link', { name: reference }).click();
    await expect(bookingDesk(page).history).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Maya Fade' })).toBeVisible();
    expect(await fades()).toBe(2);
    // A link of the staff navigation opens a section without a fade.
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await expect(heading(page)).toHaveText('Board');
    expect(await fades()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

/** Presses and holds an element, and returns its opacity while it is pressed. */
async function pressed(page: Page, element: Locator): Promise<string> {
  await element.hover();
  await page.mouse.down();
  const opacity = await element.evaluate((node) => getComputedStyle(node).opacity);
  // Releases the mouse button outside the element, so that the press chooses nothing.
  await page.mouse.move(0, 0);
  await page.mouse.up();
  return opacity;
}

test('everything that can be pressed shows it', async ({ page }) => {
  await page.goto('/repairs/iphone/15-pro');
  await untilAlive(page);
  const scheduler = page.getByRole('region', { name: 'Schedule Your Service' });
  await scheduler.scrollIntoViewIfNeeded();
  // The name of a day contains its free times when they have loaded. Other journeys may fill or
  // close some days, so the test takes any free day.
  const day = page.getByRole('button', { name: /, \d{4}\. \d+ free/ }).last();
  for (const [what, element] of [
    ['entry of the navigation', page.getByRole('link', { name: 'About' }).first()],
    ['chip', page.getByRole('button', { name: 'Camera Repair' })],
    ['day', day],
  ] as const)
    expect(await pressed(page, element), what).toBe('0.65');
  await page.goto('/repairs');
  const tile = page.getByRole('main').getByRole('link', { name: /^iPhone/ });
  expect(await pressed(page, tile)).toBe('0.65');
  await page.goto('/repairs/iphone');
  await untilAlive(page);
  const question = page.getByText('Will I lose my photos and messages?');
  await question.scrollIntoViewIfNeeded();
  expect(await pressed(page, page.locator('summary').filter({ has: question }))).toBe('0.65');
});
