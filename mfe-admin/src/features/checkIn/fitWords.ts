import { likeWord } from './likeWord';

/**
 * How well a name matches the typed words: the distance in letters, the positions of the matched
 * words, and the words of the name that nobody typed.
 */
export type Fit = { slips: number; places: number[]; rest: string[] };

/**
 * Matches each typed word with the nearest unused entry of `words`. Returns null if a typed word
 * matches none.
 */
export function fitWords(typed: readonly string[], words: readonly string[]): Fit | null {
  const free = new Set(words.keys());
  const places: number[] = [];
  let slips = 0;
  // Exact matches come first, so that prefixes and typing mistakes cannot take their words.
  const turns = [...typed.keys()].sort(
    (a, b) => Number(words.includes(typed[b] ?? '')) - Number(words.includes(typed[a] ?? '')),
  );
  for (const turn of turns) {
    let best: { place: number; far: number } | undefined;
    for (const place of free) {
      const far = likeWord(typed[turn] ?? '', words[place] ?? '');
      if (far !== null && (!best || far < best.far)) best = { place, far };
    }
    if (!best) return null;
    free.delete(best.place);
    places[turn] = best.place;
    slips += best.far;
  }
  return { slips, places, rest: [...free].map((place) => words[place] ?? '') };
}
