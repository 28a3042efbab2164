import { likeWord } from './likeWord';

/**
 * How well a name matches the typed words. `slips` is the distance in letters, `places` are the
 * positions of the matched words, and `rest` are the words of the name that nobody typed.
 */
export type Fit = { slips: number; places: number[]; rest: string[] };

/**
 * Matches each typed word with the most similar unused entry of `words`. Returns null if a typed
 * word has no match.
 */
export function fitWords(typed: readonly string[], words: readonly string[]): Fit | null {
  const free = new Set(words.keys());
  const places: number[] = [];
  let slips = 0;
  // Exact matches are assigned first. Otherwise a prefix or a typing mistake could use up a word
  // that another typed word matches exactly.
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
