/** The queue is full. Another piece of work would wait too long. */
export class QueueFull extends Error {}

export type BoundedQueue = {
  /** Runs the work in its turn. Throws `QueueFull` at once if too many pieces wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * A queue for expensive work: `atOnce` pieces run, and at most `waiting` more wait in the order of
 * arrival.
 */
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
        if (line.length >= waiting) throw new QueueFull('Too many pieces of work wait already');
        await new Promise<void>((resolve) => line.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = line.shift();
        // The next waiting piece of work gets the free place directly, so that new work cannot take it.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
