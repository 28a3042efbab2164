import type { Page } from 'playwright/test';

/** Waits until the page answers to the visitor: hydrated, or rendered in the browser. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('site:interactive').length > 0);
}
