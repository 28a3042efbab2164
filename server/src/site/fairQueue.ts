/**
 * A queue in which owners take turns. The items of one owner are in the order of arrival. An owner
 * with many items therefore delays only its own.
 */
export function createFairQueue<Item, Owner = string>() {
  const waiting = new Map<Owner, Item[]>();

  return {
    add(owner: Owner, item: Item): void {
      waiting.set(owner, [...(waiting.get(owner) ?? []), item]);
    },
    /** Returns the next item of an owner, without taking it. */
    first: (owner: Owner): Item | undefined => waiting.get(owner)?.[0],
    lengthOf: (owner: Owner): number => waiting.get(owner)?.length ?? 0,
    /**
     * Takes the next item of the owner whose turn it is. Skips owners for which `may` returns
     * false. Afterwards, all other owners have their turn before this one.
     */
    take(may: (owner: Owner) => boolean): { owner: Owner; item: Item } | undefined {
      for (const [owner, [item, ...rest]] of waiting) {
        if (item === undefined || !may(owner)) continue;
        waiting.delete(owner);
        if (rest.length > 0) waiting.set(owner, rest);
        return { owner, item };
      }
      return undefined;
    },
    remove(owner: Owner, item: Item): void {
      const rest = (waiting.get(owner) ?? []).filter((one) => one !== item);
      if (rest.length > 0) waiting.set(owner, rest);
      else waiting.delete(owner);
    },
    /** Removes and returns all items of one owner. */
    removeAll(owner: Owner): Item[] {
      const own = waiting.get(owner) ?? [];
      waiting.delete(owner);
      return own;
    },
    owners: (): Owner[] => [...waiting.keys()],
  };
}
