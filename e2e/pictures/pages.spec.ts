import type { Page } from 'playwright/test';
import { expect, test, untilAlive } from '../fixtures';

const WIDTHS = [390, 768, 1440];
const PAGES = [
  '/',
  '/shop',
  '/repairs',
  '/repairs/iphone',
  '/repairs/iphone/15-pro',
  '/repairs/laptop/dell',
  '/repairs/data-recovery',
  '/services',
  '/book',
  '/calendar-test',
  '/my-booking',
  '/community',
  '/about',
  '/contact',
  '/business',
  '/warranty',
  '/privacy',
  '/terms',
  '/admin/bookings',
  '/no/such/page',
];

/**
 * Scrolls to the very top or end, without animation. Otherwise, each picture would show sticky
 * elements at another position.
 */
async function bringTo(page: Page, where: 'top' | 'end'): Promise<void> {
  const isThere = (end: boolean) => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: end ? scrollHeight : 0, behavior: 'instant' });
    return end ? scrollY + innerHeight >= scrollHeight - 1 : scrollY === 0;
  };
  await page.waitForFunction(isThere, where === 'end');
}

for (const path of PAGES) {
  for (const width of WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(() => {
        test.use({ viewport: { width, height: 900 }, colorScheme });

        test(`${path} at ${width} px, ${colorScheme}`, async ({ page }) => {
          await page.goto(path);
          await untilAlive(page);
          // Some parts of the page hydrate only when they are near the screen. So the test first
          // scrolls to the end.
          await bringTo(page, 'end');
          await page.waitForLoadState('networkidle');
          await bringTo(page, 'top');
          // The preview bar is not a part of the release, so the pictures must not contain it.
          for (const strip of await page.getByRole('complementary', { name: 'Preview' }).all())
            await strip.evaluate((element) => element.remove());
          const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`;
          await expect(page).toHaveScreenshot(name, {
            fullPage: true,
            animations: 'disabled',
            // The pictures hide times such as "3 minutes ago", which change between two runs.
            mask: [page.getByRole('time')],
            maxDiffPixelRatio: 0.0005,
          });
        });
      });
    }
  }
}
