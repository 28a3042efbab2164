import axe from 'axe-core';
import { expect, test, untilAlive } from '../fixtures';

const PATHS = ['/', '/shop', '/about', '/business', '/contact', '/privacy', '/terms', '/warranty'];

for (const path of PATHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} in ${colorScheme}: interactive without errors, accessible, and no wider than 320 pixels`, async ({
      page,
      complaints,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      await untilAlive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(320);
      // The site's policy forbids inline scripts, so Playwright evaluates the source of axe in the
      // page.
      await page.evaluate(axe.source);
      const violations = await page.evaluate(async () => {
        const { axe: inPage } = globalThis as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        };
        const result = await inPage.run();
        return result.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      });
      expect(violations).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
}

test('nothing on the home page moves while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const counter = globalThis as unknown as { shifted: number };
    counter.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        counter.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await untilAlive(page);
  const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
  expect(shifted).toBe(0);
});
