/** Characters of server code that one worker holds: a bundle takes about twice its text, and V8's code beside it. */
const BUDGET = 20_000_000;

/**
 * Which remotes' code a worker holds. When another one would exceed `budget`, those that were used least recently go: `forget`
 * drops their code, and they are read again when they are next asked for.
 */
export function createBundleBudget(forget: (name: string) => void, budget = BUDGET) {
  /** By name, the least recently used first. */
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
    /** It was forgotten for another reason. */
    dropped: drop,
  };
}
