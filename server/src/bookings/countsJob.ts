import type { Db } from '../db/schema';
import type { Logger } from '../http/logging';
import { repeatedJob, type Job } from '../runtime/repeatedJob';
import { addUpCounts } from './bookingCounts';

const EVERY_MS = 30_000;

/** Adds up what changed in the counts of bookings: until then it is read change by change. */
export function startCountsJob({ db, log }: { db: Db; log: Pick<Logger, 'warn'> }): Job {
  return repeatedJob({
    firstMs: EVERY_MS,
    everyMs: EVERY_MS,
    work: async () => void (await addUpCounts(db)),
    onError: (err) => log.warn({ err }, 'the counts of bookings could not be added up'),
  });
}
