export type Job = { stop(): Promise<void> };

/**
 * Runs `work` after `firstMs`, and then `everyMs` after the end of each run. Errors go to `onError`
 * and do not stop later runs.
 */
export function repeatedJob({
  firstMs,
  everyMs,
  work,
  onError,
}: {
  firstMs: number;
  everyMs: number;
  work: () => Promise<void>;
  onError: (err: unknown) => void;
}): Job {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopping = false;
  const start = () => {
    running = work()
      .catch(onError)
      .then(() => {
        if (!stopping) timer = setTimeout(start, everyMs);
      });
  };
  timer = setTimeout(start, firstMs);
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
