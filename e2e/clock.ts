import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright';

const SHIFT = pathToFileURL(path.join(import.meta.dirname, 'shiftedClock.mjs')).href;

/** Returns the settings of a server whose clock is ahead by these milliseconds, or behind. */
export const clockAhead = (aheadMs: number) => ({
  CLOCK_AHEAD_MS: String(aheadMs),
  NODE_OPTIONS: `--import=${SHIFT}`,
});

/** Sets the clock of the pages ahead by these milliseconds, or behind. */
export const shiftClock = (pages: Page | BrowserContext, aheadMs: number) =>
  pages.addInitScript((ahead) => {
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...parts: unknown[]) {
        if (parts.length === 0) super(Real.now() + ahead);
        else super(...(parts as [number]));
      }
      static override now() {
        return Real.now() + ahead;
      }
    } as DateConstructor;
  }, aheadMs);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NEPAL_AHEAD_MS = (5 * 60 + 45) * MINUTE_MS;

/**
 * Waits until midnight in Nepal has passed, if it is less than two minutes away. Journeys call this
 * first if a page shows only the current day.
 */
export async function awayFromMidnight(): Promise<void> {
  const leftMs = DAY_MS - ((Date.now() + NEPAL_AHEAD_MS) % DAY_MS);
  if (leftMs < 2 * MINUTE_MS) await sleep(leftMs + 1000);
}
