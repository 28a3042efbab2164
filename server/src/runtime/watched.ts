import { repeatedJob } from './repeatedJob';

type Options<Value> = {
  /**
   * Reads the value. `before` is the last value, which the function returns if nothing has changed.
   */
  read: (before?: Value) => Promise<Value>;
  everyMs: number | (() => number);
  /**
   * Calls `wake` after each change by any process. Returns a function that ends the notifications.
   */
  wokenBy: (wake: () => void) => () => void;
  onError: (err: unknown) => void;
};
export type Watched<Value> = { now(): Value; stop(): void };

/**
 * Caches a value that any process may change. Reads it after each notification of a change, and
 * also at intervals, because a notification may be lost. While it cannot be read, the last value
 * stays.
 */
export async function watched<Value>(options: Options<Value>): Promise<Watched<Value>> {
  const { read, everyMs, wokenBy, onError } = options;
  let current = await read();
  const job = repeatedJob({
    firstMs: typeof everyMs === 'number' ? everyMs : everyMs(),
    everyMs,
    work: async () => {
      current = await read(current);
    },
    onError,
  });
  const stopListening = wokenBy(job.wake);
  return {
    now: () => current,
    stop() {
      stopListening();
      void job.stop();
    },
  };
}
