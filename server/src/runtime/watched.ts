import { repeatedJob } from './repeatedJob';

type Options<Value> = {
  /** Reads the value. `before` is the last value, which is returned again if nothing has changed. */
  read: (before?: Value) => Promise<Value>;
  everyMs: number | (() => number);
  /** Calls `wake` after each change of any process, until the returned function is called. */
  wokenBy: (wake: () => void) => () => void;
  onError: (err: unknown) => void;
};
export type Watched<Value> = { now(): Value; stop(): void };

/**
 * Holds a value that any process may change. It is read at once after a change, and now and then, because a change
 * may go unheard. While it cannot be read, the last value stays.
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
