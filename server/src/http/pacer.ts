import { setImmediate as breathe } from 'node:timers/promises';

/** Long work delays other work by about this time at most. */
const TURN_MS = 8;

/**
 * For long work in many small steps. The returned function is called after each step, and yields to other work when
 * `turnMs` is over.
 */
export function pacer(turnMs = TURN_MS): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await breathe();
    began = performance.now();
  };
}
