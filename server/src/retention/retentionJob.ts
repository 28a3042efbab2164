import type { Config } from '../config';
import type { Db } from '../db/schema';
import type { Logger } from '../http/logging';
import { applyRetention } from './applyRetention';

/** Not with the first requests after a start. */
const FIRST_MS = 5 * 60_000;
const EVERY_MS = 6 * 3_600_000;

export type RetentionJobOptions = {
  db: Db;
  config: Pick<Config, 'dataDir' | 'retention'>;
  log: Pick<Logger, 'info' | 'warn'>;
  now?: () => Date;
  firstMs?: number;
};

/** Applies the retention periods a while after the start and then four times a day. */
export function startRetentionJob(options: RetentionJobOptions): { stop(): Promise<void> } {
  const { db, config, log, now = () => new Date(), firstMs = FIRST_MS } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopping = false;
  const run = async () => {
    try {
      const counts = await applyRetention({ db, config, now: now() });
      log.info({ counts }, 'retention periods were applied');
    } catch (err) {
      log.warn({ err }, 'retention periods could not be applied');
    }
    if (!stopping) timer = setTimeout(start, EVERY_MS);
  };
  const start = () => {
    running = run();
  };
  timer = setTimeout(start, firstMs);
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
