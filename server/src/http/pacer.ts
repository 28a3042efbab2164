import { setImmediate as breathe } from 'node:timers/promises';

/** After this many milliseconds, long work lets other work run. */
const TURN_MS = 8;

/**
 * Returns a function to call after each small step of long work. If `turnMs` milliseconds have
 * passed, the function lets other work run before it returns.
 */
export function pacer(turnMs = TURN_MS): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await breathe();
    began = performance.now();
  };
}
