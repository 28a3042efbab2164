import { setImmediate as breathe } from 'node:timers/promises';

/** Long work pauses after this many milliseconds, so that other work can run. */
const TURN_MS = 8;

/**
 * Returns a function that long work calls after each small step. If `turnMs` milliseconds have
 * passed, the function first lets other work run.
 */
export function pacer(turnMs = TURN_MS): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await breathe();
    began = performance.now();
  };
}
