import type { Logger } from '../../http';
import { type Job, repeatedJob } from '../../runtime';
import { collectReleases } from './collectReleases';

/**
 * The delay of the first run in milliseconds, so that it does not slow down the first requests
 * after the start.
 */
const FIRST_MS = 10 * 60_000;
const EVERY_MS = 24 * 3_600_000;

/** Starts the job that removes old versions every day. Each release removes some, too. */
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
