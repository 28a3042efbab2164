import { editDistances } from '@mcs-repairs/shared/domain/rules/editDistance';

/**
 * Names of other products. They look like typing mistakes of catalogue names, but must not match
 * them.
 */
const OTHER_NAMES: ReadonlySet<string> = new Set(['ipod', 'airpod', 'airpods', 'homepod']);
const BEGINNING_FROM = 3;
/**
 * A shorter word may not contain a typing mistake. In a short word, a mistake often makes another
 * word.
 */
const FORGIVEN_FROM = 4;
const TWICE_FROM = 8;

/**
 * Returns the distance between a typed word and a catalogue word: 0 if they are equal, 0.5 for a
 * prefix, 1 or 2 for typing mistakes. Returns null if the words do not match.
 */
export function likeWord(typed: string, meant: string): number | null {
  if (typed === meant) return 0;
  if (/\d/.test(typed + meant)) return null;
  if (typed.length >= BEGINNING_FROM && meant.startsWith(typed)) return 0.5;
  if (typed.length < FORGIVEN_FROM || OTHER_NAMES.has(typed)) return null;
  const most = typed.length < TWICE_FROM ? 1 : 2;
  if (Math.abs(typed.length - meant.length) > most) return null;
  const mistakes = editDistances(typed, meant).at(-1) ?? 0;
  return mistakes <= most ? mistakes : null;
}
