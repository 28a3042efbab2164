import type { Page } from 'playwright/test';

/** Waits until the page is interactive: hydrated, or rendered in the browser. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('site:interactive').length > 0);
}
