/**
 * The maximum number of characters of server code in one render worker. A bundle needs about twice
 * its text in memory, and also the code that V8 compiles.
 */
const BUDGET = 20_000_000;

/**
 * Tracks which remotes' code a render worker has in memory. If the code exceeds `budget`, calls
 * `forget` for the code that nobody used for the longest time. The next request for it loads it
 * again.
 */
export function createBundleBudget(forget: (name: string) => void, budget = BUDGET) {
  /**
   * The size of the code of each remote. The remote that was unused for the longest time is first.
   */
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
    /** Call this function if the code of a remote was removed for another reason. */
    dropped: drop,
  };
}
