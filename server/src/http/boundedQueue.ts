/** So much waits already that one more would only wait for nothing. */
export class QueueFull extends Error {}

export type BoundedQueue = {
  /** Runs the work when it is its turn; throws `QueueFull` at once when too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

/** Work that takes much of the machine: `atOnce` pieces of it run, at most `waiting` more wait, in the order they came. */
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
        // The place is handed over, so that nobody slips in between.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
