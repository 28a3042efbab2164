/**
 * Creates a storage like the browser's, for tests. `room` is the maximum number of characters,
 * because browsers limit their storage, too.
 */
export function memoryStorage(room = Infinity) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      const others = [...kept].reduce(
        (sum, [other, text]) => sum + (other === key ? 0 : text.length),
        0,
      );
      if (others + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}
