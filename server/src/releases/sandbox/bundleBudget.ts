/**
 * The number of characters of server code in one worker. A bundle needs about twice its text in
 * memory, plus V8's code.
 */
const BUDGET = 20_000_000;

/**
 * Tracks which remotes' code a worker holds. Above `budget`, `forget` drops the least recently used
 * code. The next request loads that code again.
 */
export function createBundleBudget(forget: (name: string) => void, budget = BUDGET) {
  /** The size of each remote's code by name, the least recently used first. */
  const sizes = new Map<string, number>();
  let total = 0;

  const drop = (name: string) => {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  };
  return {
    loaded(name: string, size: number): void {
      drop(name);
      for (const other of [...sizes.keys()]) {
        if (total + size <= budget) break;
        drop(other);
        forget(other);
      }
      sizes.set(name, size);
      total += size;
    },
    used(names: readonly string[]): void {
      for (const name of names) {
        const size = sizes.get(name);
        if (size === undefined) continue;
        sizes.delete(name);
        sizes.set(name, size);
      }
    },
    /** Call this if the code was dropped without `forget`. */
    dropped: drop,
  };
}
