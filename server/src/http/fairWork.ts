import { QueueFull } from './boundedQueue';

/**
 * A queue for expensive tasks, of which one runs at a time. Each task has an owner, and the owners
 * take turns. Each owner may have `waiting` tasks in the queue. Further tasks fail with
 * `QueueFull`.
 */
export function fairWork({ waiting }: { waiting: number }) {
  const lines = new Map<string, (() => void)[]>();
  let isBusy = false;

  const next = () => {
    const [turn] = lines;
    if (!turn) {
      isBusy = false;
      return;
    }
    const [owner, [start, ...rest]] = turn;
    lines.delete(owner);
    // The owner moves behind all other owners, including those that arrived while this task ran.
    if (rest.length > 0) lines.set(owner, rest);
    start?.();
  };

  return {
    async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
      const line = lines.get(owner) ?? [];
      if (line.length >= waiting) throw new QueueFull('Too many pieces of this work wait already');
      if (isBusy) await new Promise<void>((start) => lines.set(owner, [...line, start]));
      isBusy = true;
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
