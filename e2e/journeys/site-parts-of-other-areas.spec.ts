import type { Page } from 'playwright/test';
import { expect, test, untilAlive } from '../fixtures';

const PARTS = [
  {
    shows: 'iPhones below the repair of an iPhone',
    path: '/repairs/iphone/15-pro',
    from: 'storefront',
    heading: 'Rather another device?',
    holds: /^iPhone/,
    link: /See what the shop sells/,
  },
  {
    shows: 'the devices on the home page',
    path: '/',
    from: 'repairs',
    heading: 'Which Device Needs Repair?',
    holds: 'Apple Watch',
    link: 'See every device that we repair',
  },
] as const;

const code = (area: string) => new RegExp(`/remotes/${area}/.*\\.js$`);

async function scrollDown(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(footer).toBeInViewport({ timeout: 100 });
  }).toPass();
}

/** The sum of visible layout shifts, as the browser measures them. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries())
            sum += (shift as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

for (const { shows, path, from, heading, holds, link } of PARTS) {
  test(
    `${from} shows ${shows}, once the visitor comes near, and nothing moves`,
    { tag: ['@storefront', '@repairs', '@crossing', '@read'] },
    async ({ page, complaints }) => {
      await page.goto(path);
      await untilAlive(page);
      await scrollDown(page);
      const part = page.getByRole('region', { name: heading });
      await expect(part.getByRole('heading', { level: 3, name: holds }).first()).toBeVisible();
      expect(await moved(page)).toBeLessThan(0.01);
      expect(complaints).toEqual([]);
    },
  );

  test(`a link stands for ${shows} while ${from} is down`, async ({ page }) => {
    await page.route(code(from), (route) => route.abort());
    await page.goto(path);
    await untilAlive(page);
    await scrollDown(page);
    await expect(page.getByRole('link', { name: link })).toBeVisible();
    await expect(page.getByRole('region', { name: heading })).toHaveCount(0);
  });
}
