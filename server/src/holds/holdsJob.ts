import type { Db } from '../db/schema';
import type { Logger } from '../http/logging';
import { releaseHolds } from './releaseHolds';

const EVERY_MS = 20_000;

export type HoldsJobOptions = {
  db: Db;
  log: Pick<Logger, 'info' | 'warn'>;
  now?: () => Date;
  everyMs?: number;
};

/** Gives times back whose hold is over, a few times a minute. */
export function startHoldsJob(options: HoldsJobOptions): { stop(): Promise<void> } {
  const { db, log, now = () => new Date(), everyMs = EVERY_MS } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopping = false;
  const run = async () => {
    try {
      const released = await releaseHolds(db, now());
      if (released) log.info({ released }, 'held times are free again');
    } catch (err) {
      log.warn({ err }, 'held times could not be given back');
    }
    if (!stopping) timer = setTimeout(start, everyMs);
  };
  const start = () => {
    running = run();
  };
  timer = setTimeout(start, everyMs);
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
