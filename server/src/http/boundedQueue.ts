/** So many pieces of work wait that another piece would wait in vain. */
export class QueueFull extends Error {}

export type BoundedQueue = {
  /** Runs the work in its turn; throws `QueueFull` at once when too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

/** A queue for expensive work: `atOnce` pieces run, and at most `waiting` more wait in the order of arrival. */
export function boundedQueue({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): BoundedQueue {
  const line: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= atOnce) {
        if (line.length >= waiting) throw new QueueFull('Too much waits already');
        await new Promise<void>((resolve) => line.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = line.shift();
        // The slot is handed over directly, so that no newcomer takes it.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
