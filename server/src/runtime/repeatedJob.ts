export type Job = { stop(): Promise<void> };

/**
 * Runs `work` after `firstMs`, and then each time `everyMs` after the last run has ended. `onError`
 * gets errors, and later runs still take place. `wake` starts a run at once. If `work` is running
 * at that moment, it runs once more afterwards.
 */
export function repeatedJob({
  firstMs,
  everyMs,
  work,
  onError,
}: {
  firstMs: number;
  everyMs: number | (() => number);
  work: () => Promise<void>;
  onError: (err: unknown) => void;
}): Job & { wake(): void } {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  let again = false;
  let stopping = false;
  const pauseMs = () => (typeof everyMs === 'number' ? everyMs : everyMs());
  const start = () => {
    clearTimeout(timer);
    isRunning = true;
    again = false;
    running = work()
      .catch(onError)
      .then(() => {
        isRunning = false;
        if (!stopping) timer = setTimeout(start, again ? 0 : pauseMs());
      });
  };
  timer = setTimeout(start, firstMs);
  return {
    wake() {
      if (isRunning) again = true;
      else if (!stopping) start();
    },
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
