import type { Db } from '../db';
import type { Logger } from '../http';
import { type Job, repeatedJob } from '../runtime';
import { addUpCounts } from './bookingCounts';

const EVERY_MS = 30_000;

/**
 * Starts the job that adds the stored changes to the totals of bookings. Without the job, queries
 * would have to read more and more changes.
 */
export function startCountsJob({ db, log }: { db: Db; log: Pick<Logger, 'warn'> }): Job {
  return repeatedJob({
    firstMs: EVERY_MS,
    everyMs: EVERY_MS,
    work: async () => void (await addUpCounts(db)),
    onError: (err) => log.warn({ err }, 'the counts of bookings could not be added up'),
  });
}
