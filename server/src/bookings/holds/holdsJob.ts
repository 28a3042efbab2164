import type { Db } from '../../db';
import type { Logger } from '../../http';
import { type Job, repeatedJob } from '../../runtime';
import { releaseHolds } from './releaseHolds';

const EVERY_MS = 20_000;

export type HoldsJobOptions = {
  db: Db;
  log: Pick<Logger, 'info' | 'warn'>;
  now?: () => Date;
  everyMs?: number;
};

/**
 * Starts the job that frees the slots of unconfirmed bookings after their time limit. The job runs
 * a few times a minute.
 */
export function startHoldsJob(options: HoldsJobOptions): Job {
  const { db, log, now = () => new Date(), everyMs = EVERY_MS } = options;
  return repeatedJob({
    firstMs: everyMs,
    everyMs,
    async work() {
      const released = await releaseHolds(db, now());
      if (released) log.info({ released }, 'held times are free again');
    },
    onError: (err) => log.warn({ err }, 'held times could not be given back'),
  });
}
