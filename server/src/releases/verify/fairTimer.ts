import { usageOf, type Usage } from '../sandbox/usage';

const TICK_MS = 50;

type Options = {
  /** For how many milliseconds the child may work. */
  limitMs: number;
  /** The maximum number of milliseconds until the timer fires, however busy the machine is. */
  longestMs: number;
  usage: () => Usage | undefined;
  onLate: () => void;
};

/**
 * Starts a timer that counts only time in which the child and this process can both work. It does
 * not count time in which the processor runs other processes, or in which this process is delayed.
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
