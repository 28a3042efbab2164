import { likeWord } from './likeWord';

/** A name fits what was typed: how far its words are from it, and which of them were not typed. */
export type Fit = { slips: number; places: number[]; rest: string[] };

/** Whether every typed word is one of the words, each of which counts once: the nearest first. Null when one is not among them. */
export function fitWords(typed: readonly string[], words: readonly string[]): Fit | null {
  const free = new Set(words.keys());
  const places: number[] = [];
  let slips = 0;
  // What is written exactly takes its word before a beginning or a slip of the finger does.
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
