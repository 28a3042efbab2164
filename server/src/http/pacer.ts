import { setImmediate as breathe } from 'node:timers/promises';

/** Long work delays other work by at most about this time. */
const TURN_MS = 8;

/**
 * Returns a function to call after each small step of long work. It lets other work run after every
 * `turnMs` milliseconds.
 */
export function pacer(turnMs = TURN_MS): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await breathe();
    began = performance.now();
  };
}
