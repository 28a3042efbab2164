import type { Page } from 'playwright/test';
import { expect, test, untilAlive } from '../fixtures';

const PARTS = [
  {
    shows: 'iPhones below the repair of an iPhone',
    path: '/repairs/iphone/15-pro',
    from: 'storefront',
    heading: 'Looking for another device?',
    holds: /^iPhone/,
    link: /See what the shop sells/,
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

/** Returns how far the visible content has moved without a press (cumulative layout shift). */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = entry as unknown as { value: number; hadRecentInput: boolean };
            if (!shift.hadRecentInput) sum += shift.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

for (const { shows, path, from, heading, holds, link } of PARTS) {
  test(
    `${from} shows ${shows} when the visitor scrolls near it, and nothing shifts`,
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

  test(`a link replaces ${shows} while ${from} is down`, async ({ page }) => {
    await page.route(code(from), (route) => route.abort());
    await page.goto(path);
    await untilAlive(page);
    await scrollDown(page);
    await expect(page.getByRole('link', { name: link })).toBeVisible();
    await expect(page.getByRole('region', { name: heading })).toHaveCount(0);
  });
}

test(
  'repairs shows the models on the home page, once the visitor presses a device, and nothing moves by itself',
  { tag: ['@storefront', '@repairs', '@crossing', '@read'] },
  async ({ page, complaints }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/');
    await untilAlive(page);
    const part = page.getByRole('region', { name: 'Which Device Needs Repair?' });
    await expect(part).toBeInViewport();
    expect(requests.filter((url) => code('repairs').test(url))).toEqual([]);
    await part.getByRole('link', { name: 'Apple Watch' }).click();
    await expect(part.getByRole('heading', { name: 'Which Apple Watch is it?' })).toBeFocused();
    expect(await moved(page)).toBeLessThan(0.01);
    await part.getByRole('link', { name: 'iPhone' }).click();
    await expect(part.getByRole('button', { name: 'iPhone 15 Pro', exact: true })).toBeVisible();
    expect(await moved(page)).toBeLessThan(0.01);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(complaints).toEqual([]);
  },
);

test('a link to the models is on the home page while repairs is down', async ({ page }) => {
  await page.route(code('repairs'), (route) => route.abort());
  await page.goto('/');
  await untilAlive(page);
  const part = page.getByRole('region', { name: 'Which Device Needs Repair?' });
  await part.getByRole('link', { name: 'iPad' }).click();
  await expect(part.getByRole('link', { name: 'Choose your model here' })).toHaveAttribute(
    'href',
    '/repairs/ipad',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a device on the home page leads to its models', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Book a repair' }).click();
    await expect(page).toHaveURL(/#devices$/);
    const part = page.getByRole('region', { name: 'Which Device Needs Repair?' });
    await part.getByRole('link', { name: 'iPhone' }).click();
    await expect(page.getByRole('link', { name: 'iPhone 15 Pro', exact: true })).toBeVisible();
  });
});
