import type { Locator, Page } from 'playwright/test';
import { shiftClock } from '../clock';
import { expect, test, untilAlive } from '../fixtures';
import { cart } from '../pages/cart';

const MODEL = '/repairs/iphone/15-pro';
const contact = (page: Page) => page.getByText('Call, chat or contact us').locator('..');
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick contact' }).getByRole('link', { name });
/**
 * Matches the name of any day with free times, after they have loaded. Other journeys may fill or
 * close some days, so no test uses a certain day.
 */
const FREE_DAY = /, \d{4}\. \d+ free/;
const bar = (page: Page) => page.getByRole('button', { name: /^First free time/ });
const grid = (page: Page) => page.getByRole('grid');
const names = ['Call us', 'Chat on WhatsApp', 'Contact us'];

async function overlap(a: Locator, b: Locator): Promise<boolean> {
  const [first, second] = [await a.boundingBox(), await b.boundingBox()];
  if (!first || !second) return false;
  return (
    first.x < second.x + second.width &&
    second.x < first.x + first.width &&
    first.y < second.y + second.height &&
    second.y < first.y + first.height
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of [
    MODEL,
    '/repairs/laptop/dell',
    '/book',
    '/booking-confirmation',
    '/calendar-test',
  ]) {
    test(`one button opens call, chat and contact on ${path}`, async ({ page, complaints }) => {
      await page.goto(path);
      await untilAlive(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(contact(page)).toBeVisible();
      for (const name of names) await expect(link(page, name)).toBeHidden();
      await contact(page).focus();
      await page.keyboard.press('Enter');
      for (const name of names) await expect(link(page, name)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(link(page, 'Contact us')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(link(page, 'Call us')).toBeHidden();
      await expect(contact(page)).toBeFocused();
      expect(complaints).toEqual([]);
    });
  }

  test('a press outside closes it', async ({ page }) => {
    await page.goto(MODEL);
    await untilAlive(page);
    await contact(page).click();
    await expect(link(page, 'Call us')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link(page, 'Call us')).toBeHidden();
  });

  test('it covers no field and no submit button at any scroll position, and hides while somebody types', async ({
    page,
  }) => {
    await page.goto('/book');
    await untilAlive(page);
    const fields = page.getByRole('main').locator('input, textarea, select, button[type=submit]');
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 0; top < height; top += 60) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      if (await contact(page).isHidden()) continue;
      for (const field of await fields.all()) {
        expect(await overlap(contact(page), field), `at ${top} px`).toBe(false);
      }
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(contact(page)).toBeVisible();
    await page.getByLabel(/Device Model/).focus();
    await expect(contact(page)).toBeHidden();
  });

  for (const path of ['/booking-confirmation', '/book', MODEL])
    test(`it covers no text at any scroll position on ${path}`, async ({ page }) => {
      await page.goto(path);
      await untilAlive(page);
      const covered = () =>
        page.evaluate(() => {
          const button = document.querySelector('[data-floating] summary');
          const bar = document.querySelector('[data-bottom-bar]');
          const isShown = (element: Element) => getComputedStyle(element).visibility === 'visible';
          // The bar is opaque, so the button in its end covers nothing.
          if (!button || !isShown(button) || (bar && isShown(bar))) return [];
          const { left, top, bottom } = button.getBoundingClientRect();
          const texts = document.createTreeWalker(
            document.getElementById('root') ?? document.body,
            NodeFilter.SHOW_TEXT,
          );
          const found: string[] = [];
          while (texts.nextNode()) {
            const text = document.createRange();
            text.selectNodeContents(texts.currentNode);
            const isBelow = [...text.getClientRects()].some(
              (line) =>
                line.width > 1 &&
                line.right > left + 2 &&
                line.bottom > top + 2 &&
                line.top < bottom - 2,
            );
            const owner = texts.currentNode.parentElement;
            if (isBelow && owner && !owner.closest('[data-floating]'))
              found.push(texts.currentNode.textContent ?? '');
          }
          return found;
        });
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let top = 0; top < height; top += 60) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        await expect.poll(covered, { message: `at ${top} px` }).toEqual([]);
      }
    });

  test('at the end of a page it hides no link', async ({ page }) => {
    for (const path of [MODEL, '/book', '/booking-confirmation', '/calendar-test']) {
      await page.goto(path);
      await untilAlive(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      for (const last of await page.getByRole('contentinfo').getByRole('link').all())
        expect(await overlap(contact(page), last), path).toBe(false);
    }
  });

  test('a bar names the first free time, chooses it with one press, and steps aside for the calendar', async ({
    page,
    complaints,
  }) => {
    await page.goto(`${MODEL}?issue=battery`);
    await untilAlive(page);
    await expect(bar(page)).toBeVisible();
    expect(await overlap(bar(page), contact(page))).toBe(false);
    const told = /(\w{3}), (\w{3}) (\d+)/.exec((await bar(page).textContent()) ?? '');
    await bar(page).click();
    const book = page.getByRole('button', { name: 'Book Appointment' });
    await expect(book).toBeFocused();
    await expect(book).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await expect(contact(page)).toBeHidden();
    await expect(grid(page).getByRole('button', { pressed: true })).toHaveAccessibleName(
      new RegExp(`^${told?.[1]}\\w+, ${told?.[2]}\\w* ${told?.[3]}, \\d{4}\\. \\d+ free`),
    );
    expect(page.url()).toContain('?issue=battery');
    expect(complaints).toEqual([]);
  });

  test('the times come into view with their day, and the button with its time', async ({
    page,
  }) => {
    await page.goto(MODEL);
    await untilAlive(page);
    await grid(page).scrollIntoViewIfNeeded();
    await grid(page).getByRole('button', { name: FREE_DAY }).last().click();
    const times = page.getByRole('group', { name: /^Times on/ }).getByRole('button');
    await expect(times.last()).toBeInViewport({ ratio: 1 });
    await expect(times.first()).toBeInViewport({ ratio: 1 });
    await page
      .getByRole('group', { name: /^Times on/ })
      .getByRole('button', { disabled: false })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Book Appointment' })).toBeInViewport({
      ratio: 1,
    });
  });

  for (const path of [MODEL, '/repairs/laptop/dell'])
    test(`nothing floats over an issue or a time at any height on ${path}`, async ({ page }) => {
      await page.goto(path);
      await untilAlive(page);
      await grid(page).scrollIntoViewIfNeeded();
      await page
        .getByRole('group', { name: 'First free times' })
        .getByRole('button')
        .nth(1)
        .click();
      await expect(page.getByRole('group', { name: /^Times on/ })).toBeVisible();
      const covered = () =>
        page.evaluate(() => {
          const choices = document.querySelectorAll(
            '[aria-label="Issue"] button, [data-scheduler] li button, [data-day]',
          );
          const floating = [...document.querySelectorAll('main *')].filter((element) => {
            const { position, visibility } = getComputedStyle(element);
            return position === 'fixed' && visibility === 'visible';
          });
          return [...choices].filter((choice) => {
            const a = choice.getBoundingClientRect();
            return floating.some((element) =>
              [element, ...element.querySelectorAll('summary, a')].some((part) => {
                const b = part.getBoundingClientRect();
                const isBox = getComputedStyle(part).pointerEvents !== 'none';
                return (
                  isBox &&
                  a.left < b.right &&
                  b.left < a.right &&
                  a.top < b.bottom &&
                  b.top < a.bottom
                );
              }),
            );
          }).length;
        });
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let top = 0; top < height; top += 60) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        await expect.poll(covered, { message: `at ${top} px` }).toBe(0);
      }
    });

  test('nothing shifts when the bar and the buttons appear', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = ((globalThis as { shifts?: number }).shifts = 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (globalThis as unknown as { shifts: number }).shifts += (
            entry as unknown as { value: number }
          ).value;
      }).observe({ type: 'layout-shift', buffered: true });
      return shifts;
    });
    await page.goto(MODEL);
    await untilAlive(page);
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar(page)).toBeVisible();
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBe(0);
  });

  test('late in a month past weeks are hidden, can be shown, and keys reach them', async ({
    page,
  }) => {
    const now = new Date();
    const late = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 24, 5));
    await shiftClock(page, late.getTime() - now.getTime());
    await page.goto('/calendar-test');
    await untilAlive(page);
    const days = grid(page).getByRole('button');
    const more = page.getByRole('button', { name: 'Show earlier days' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    const folded = await days.count();
    // At the end of some months, two weeks of the next month are shown too.
    expect(folded).toBeLessThan(28);
    await more.click();
    const all = await days.count();
    expect(all).toBeGreaterThanOrEqual(28);
    await page.getByRole('button', { name: 'Hide earlier days' }).click();
    await expect(days).toHaveCount(folded);

    // Only one day of the calendar is reachable with the Tab key. The arrow keys move the focus to
    // the first week.
    await expect(grid(page).locator('[tabindex="0"]')).toHaveCount(1);
    await grid(page).locator('[tabindex="0"]').focus();
    for (let week = 0; week < 3; week += 1) await page.keyboard.press('ArrowUp');
    await expect(days).toHaveCount(all);
    await expect(grid(page).locator(':focus')).toBeInViewport();
    // The test changes only the browser's clock, so the server may still offer times on this day.
    // The test checks only which day has the focus.
    await expect(grid(page).locator(':focus')).toHaveAttribute('data-day', /-0[1-7]$/);
  });

  test('a message does not cover the open cart, and is visible after it closes', async ({
    page,
  }) => {
    await cart(page).openShop();
    await cart(page).addFirst();
    // The first opening loads the drawer. The message below is visible for a few seconds only.
    await page.getByRole('button', { name: 'Cart, 1 item' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page
      .getByRole('button', { name: /Add to Cart/ })
      .nth(1)
      .click();
    const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').last();
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'Cart, 2 items' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(message).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(message).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the button works without scripts too', async ({ page }) => {
      await page.goto(MODEL);
      await expect(link(page, 'Call us')).toBeHidden();
      await contact(page).click();
      for (const name of names) await expect(link(page, name)).toBeVisible();
    });
  });
});

test('a wide screen shows the three links without the button, and the calendar begins at this week', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [MODEL, '/book', '/booking-confirmation', '/calendar-test']) {
    await page.goto(path);
    await untilAlive(page);
    for (const name of names) await expect(link(page, name)).toBeVisible();
    await expect(contact(page)).toBeHidden();
    await expect(bar(page)).toBeHidden();
  }
  const first = grid(page).locator('[data-day]:visible').first();
  const daysBefore = await first.evaluate((day) => {
    const today = document.querySelector('[aria-current="date"]') ?? day;
    const at = (button: Element) => Date.parse(button.getAttribute('data-day') ?? '');
    return (at(today) - at(day)) / 86_400_000;
  });
  expect(daysBefore).toBeLessThan(7);
});
