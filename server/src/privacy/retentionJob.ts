import type { PrivacySettings } from './shop';
import type { Db } from '../db';
import type { Logger } from '../http';
import { type Files, type Job, repeatedJob } from '../runtime';
import { applyRetention } from './applyRetention';

/**
 * The delay of the first run in milliseconds, so that it does not slow down the first requests
 * after the start.
 */
const FIRST_MS = 5 * 60_000;
const EVERY_MS = 6 * 3_600_000;

export type RetentionJobOptions = {
  db: Db;
  files?: Files;
  config: PrivacySettings;
  log: Pick<Logger, 'info' | 'warn'>;
  now?: () => Date;
  firstMs?: number;
};

/**
 * Starts the job that deletes data whose retention period is over: five minutes after the start,
 * and then four times a day.
 */
export function startRetentionJob(options: RetentionJobOptions): Job {
  const { db, files, config, log, now = () => new Date(), firstMs = FIRST_MS } = options;
  return repeatedJob({
    firstMs,
    everyMs: EVERY_MS,
    async work() {
      const counts = await applyRetention({ db, files, config, now: now() });
      log.info({ counts }, 'retention periods were applied');
    },
    onError: (err) => log.warn({ err }, 'retention periods could not be applied'),
  });
}
