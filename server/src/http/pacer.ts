import { setImmediate as breathe } from 'node:timers/promises';

/** Nobody else waits longer than about this for a piece of long work. */
const TURN_MS = 8;

/** For long work in many small steps: called after each, it lets everything else of the process run once its time is over. */
export function pacer(turnMs = TURN_MS): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await breathe();
    began = performance.now();
  };
}
