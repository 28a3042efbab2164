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
 * Scrolls without animation, and to the very top or end. Otherwise, sticky elements would be at another place in each
 * picture.
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
          // Some fragments hydrate only when they come near the screen, so the page scrolls to the
          // end first.
          await bringTo(page, 'end');
          await page.waitForLoadState('networkidle');
          await bringTo(page, 'top');
          // The bar of the preview is not part of the release, so it is hidden.
          for (const strip of await page.getByRole('complementary', { name: 'Preview' }).all())
            await strip.evaluate((element) => element.remove());
          const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`;
          await expect(page).toHaveScreenshot(name, {
            fullPage: true,
            animations: 'disabled',
            // Relative times such as "3 minutes ago" change between pictures.
            mask: [page.getByRole('time')],
            maxDiffPixelRatio: 0.0005,
          });
        });
      });
    }
  }
}
