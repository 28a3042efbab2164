import type { Logger } from '../../http';
import { type Job, repeatedJob } from '../../runtime';
import { collectReleases } from './collectReleases';

/** The first run is delayed, so that it does not slow down the first requests after a start. */
const FIRST_MS = 10 * 60_000;
const EVERY_MS = 24 * 3_600_000;

/** Removes old versions every day, in addition to the removal at each release. */
export const startCollectJob = (
  remotesDir: string,
  log: Pick<Logger, 'info' | 'warn'>,
  firstMs = FIRST_MS,
): Job =>
  repeatedJob({
    firstMs,
    everyMs: EVERY_MS,
    async work() {
      const removed = await collectReleases(remotesDir, new Date());
      if (removed.length > 0) log.info({ removed }, 'old releases were removed');
    },
    onError: (err) => log.warn({ err }, 'old releases could not be removed'),
  });
