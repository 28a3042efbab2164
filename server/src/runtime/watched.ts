import { repeatedJob } from './repeatedJob';

type Options<Value> = {
  /**
   * Reads the value. `before` is the last value. If nothing has changed, the function returns
   * `before`.
   */
  read: (before?: Value) => Promise<Value>;
  everyMs: number | (() => number);
  /**
   * Registers `wake`, which is called after each change of any process. Returns a function that
   * removes it.
   */
  wokenBy: (wake: () => void) => () => void;
  onError: (err: unknown) => void;
};
export type Watched<Value> = { now(): Value; stop(): void };

/**
 * Caches a value that any process may change. The value is read after each notification of a
 * change. It is also read from time to time, because a notification may be lost. While it cannot be
 * read, the last value stays.
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
