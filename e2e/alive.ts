import type { Page } from 'playwright/test';

/** Waits until the page is interactive: hydrated, or rendered in the browser. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('site:interactive').length > 0);
}

/**
 * Waits until no transition or animation runs, except endless ones and those that follow the
 * scroll position, which run as long as their element scrolls. The function checks their state
 * repeatedly, because Chromium sometimes never settles the promise `finished` of an ended
 * transition.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState, timeline }) =>
          playState !== 'running' ||
          timeline !== document.timeline ||
          effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}
