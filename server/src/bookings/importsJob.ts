import type { Shop } from './shop';
import type { Db } from '../db';
import type { Logger } from '../http';
import { type Job, repeatedJob } from '../runtime';
import { undoAbandonedImports } from './undoImport';

const EVERY_MS = 10_000;

/** Starts the job that undoes imports of processes that have ended, on any machine. */
export function startImportsJob({
  db,
  config,
  log,
}: {
  db: Db;
  config: Shop['config'];
  log: Pick<Logger, 'info' | 'warn'>;
}): Job {
  return repeatedJob({
    firstMs: EVERY_MS,
    everyMs: EVERY_MS,
    async work() {
      const undone = await undoAbandonedImports({ db, config, now: () => new Date() });
      if (undone) log.info({ undone }, 'imports that were cut short were undone');
    },
    onError: (err) => log.warn({ err }, 'an import that was cut short could not be undone'),
  });
}
