import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { expect, test, untilAlive, untilStill } from '../fixtures';
import { pickTime } from '../visitor';

const PAGES = [
  ['/book', 'Book a Repair'],
  ['/calendar-test', 'Calendar'],
  ['/booking-confirmation', 'Thank you, Customer!'],
  ['/my-booking', 'Track your repair'],
  ['/my-booking/open#no-such-link', 'This link does not open a booking'],
] as const;

async function violations(page: Page): Promise<string[]> {
  // Contrast is measured after all transitions have ended, because colours are different during
  // them.
  await untilStill(page);
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations: found } = await inPage.run();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing on the booking pages, which stay within ${width} px, ${scheme}`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const [path, heading] of PAGES) {
        await page.goto(path);
        await untilAlive(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        expect(await violations(page), path).toEqual([]);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, path).toBe(0);
      }
      // The browser logs the expected status 404 of the unknown link.
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    });
  }
}

test('axe finds nothing in the calendar, the times and the dialog with its errors', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/calendar-test');
  await untilAlive(page);
  await pickTime(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Book Appointment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the confirmation prints on one page', async ({ page }) => {
  await page.goto('/booking-confirmation');
  await untilAlive(page);
  await expect(page.getByText('#12471')).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages explain themselves and how to book by phone', async ({ page }) => {
    await page.goto('/book');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a Repair');
    await expect(page.getByRole('main').getByRole('link', { name: /^Call/ }).first()).toBeVisible();
    await page.goto('/calendar-test');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goto('/booking-confirmation');
    // Playwright's locators do not find text in a `noscript` element, so the test reads its
    // content.
    const shown = await page
      .locator('noscript')
      .evaluate((part) => (part as HTMLElement).innerText);
    expect(shown).toContain('#12471');
    expect(shown).toContain('iPhone 16 Pro Max');
  });
});
