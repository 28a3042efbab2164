import { editDistances } from '@mcs-repairs/shared/domain/rules/editDistance';

/** Names of other products that must not count as misspelled catalogue names. */
const OTHER_NAMES: ReadonlySet<string> = new Set(['ipod', 'airpod', 'airpods', 'homepod']);
const BEGINNING_FROM = 3;
/** In shorter words every letter must match, because short words differ by a letter or two only. */
const FORGIVEN_FROM = 4;
const TWICE_FROM = 8;

/**
 * Returns the distance of a typed word from a catalogue word: 0 if equal, 0.5 for a prefix, 1 or 2
 * for typing mistakes, null for another word.
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
