import type { Db } from '../../db';
import { type Job, repeatedJob } from '../../runtime';
import type { SharedLog } from './sharedStore';
import { isAwayError } from './sharedStoreErrors';
import { sharedStoreOf } from './sharedStores';

/**
 * How often a process looks for releases of other machines, in milliseconds. If a notification
 * announces them, it looks at once, and less often without one.
 */
const LOOK_MS = 1000;
const LOOK_RARELY_MS = 5000;

/** Starts the job that copies releases from the bucket. Does nothing if no bucket shares them. */
export function startPullJob(remotesDir: string, log: SharedLog, wakeUps?: Db['wakeUps']): Job {
  const shared = sharedStoreOf(remotesDir);
  if (!shared) return { stop: async () => {} };
  shared.reportTo(log);
  let reported = '';
  const job = repeatedJob({
    firstMs: LOOK_MS,
    everyMs: () => (wakeUps?.reachesAll() ? LOOK_RARELY_MS : LOOK_MS),
    async work() {
      await shared.pull();
      reported = '';
    },
    onError(err) {
      // The store itself logs that the bucket does not respond.
      if (isAwayError(err)) return;
      const reason = err instanceof Error ? err.message : String(err);
      if (reason !== reported)
        log.warn({ reason }, 'releases of other machines could not be copied');
      reported = reason;
    },
  });
  const stopListening = wakeUps?.listen('releases', job.wake);
  return {
    stop() {
      stopListening?.();
      return job.stop();
    },
  };
}
