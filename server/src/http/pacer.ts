import { setImmediate as breathe } from 'node:timers/promises';

/** Long work delays other work by at most about this time. */
const TURN_MS = 8;

/**
 * For long work in many small steps. Call the returned function after each step. It lets other work
 * run after every `turnMs`.
 */
export function pacer(turnMs = TURN_MS): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await breathe();
    began = performance.now();
  };
}
