import { setImmediate as breathe } from 'node:timers/promises';

/** Long work delays others by about this at most. */
const TURN_MS = 8;

/** For long work in many small steps. Call it after each step: it yields to other work when its time is over. */
export function pacer(turnMs = TURN_MS): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await breathe();
    began = performance.now();
  };
}
