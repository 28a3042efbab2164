import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db';
import type { Job } from '../runtime';

/** How many milliseconds running requests may take after the server begins to stop. */
const STOP_MS = 10_000;

/**
 * Returns a function that stops the process once. For `drainMs`, the process still serves requests,
 * but its health check fails, so that a proxy sends new requests to other processes. Then the
 * process closes.
 */
export function stopGracefully(parts: {
  app: { readiness: { ready: boolean }; close(): Promise<unknown> };
  db: Db | null;
  jobs: Job | null;
  exit: (code: number) => void;
}): (drainMs?: number) => Promise<void> {
  const { app, db, jobs, exit } = parts;
  let isStopping = false;
  return async (drainMs = 0) => {
    if (isStopping) return;
    isStopping = true;
    app.readiness.ready = false;
    await sleep(drainMs);
    setTimeout(() => exit(1), STOP_MS).unref();
    await Promise.all([app.close(), jobs?.stop()]);
    await db?.destroy();
    exit(0);
  };
}
