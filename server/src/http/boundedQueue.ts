/** Thrown if the queue is full, because further work would wait too long. */
export class QueueFull extends Error {}

export type BoundedQueue = {
  /** Runs the work when it is its turn. Throws `QueueFull` at once if the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * A queue for expensive tasks. At most `atOnce` tasks run, and at most `waiting` more tasks wait,
 * in the order of arrival.
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
        // The next waiting task starts directly. Otherwise, a new task could start before it.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
