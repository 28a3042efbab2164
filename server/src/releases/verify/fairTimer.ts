import { usageOf, type Usage } from '../sandbox/usage';

const TICK_MS = 50;

type Options = {
  /** The limit of time in which the child can work, in milliseconds. */
  limitMs: number;
  /** The limit of elapsed time in milliseconds, however busy the machine is. */
  longestMs: number;
  usage: () => Usage | undefined;
  onLate: () => void;
};

/**
 * Starts a timer that counts only time in which both the child and this process could work. Time in
 * which the processor runs other processes, or in which this process is delayed, does not count.
 * Returns a function that stops the timer.
 */
export function startFairTimer({ limitMs, longestMs, usage, onLate }: Options): () => void {
  const began = performance.now();
  let last = began;
  let waited = waitedMs(usage());
  let counted = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    const waitedNow = waitedMs(usage());
    const elapsed = now - last;
    const behind = Math.max(elapsed - TICK_MS, waitedNow - waited, 0);
    counted += Math.max(0, elapsed - behind);
    last = now;
    waited = waitedNow;
    if (counted < limitMs && now - began < longestMs) return;
    clearInterval(timer);
    onLate();
  }, TICK_MS);
  return () => clearInterval(timer);
}

const waitedMs = (usage: Usage | undefined) =>
  (usage?.waitedMs ?? 0) + (usageOf(process.pid)?.waitedMs ?? 0);
