/** A random number generator that makes the same choices for the same seed. */
export type Random = {
  below(limit: number): number;
  chance(part: number): boolean;
  pick<T>(list: readonly T[]): T;
};

export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (part) => next() < part,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
  };
}
