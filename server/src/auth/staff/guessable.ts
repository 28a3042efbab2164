import { commonWords, isMadeOfCommon } from './commonWords';
import { withoutRuns } from './passwordRuns';

const SHORTEST_WORD = 4;
const FEWEST_LETTERS = 5;
/** Letters and figures that a password must have beside the words around its account, each run of them counted once. */
const FEWEST_OWN = 6;
/** A phone number, a date, an amount. */
const FIGURES_ALONE = /^[\p{Nd}\s.,:;/+()_-]+$/u;
const IPV4 = /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?::\d{1,5})?/g;

/**
 * Whether a password is one of those that are tried first: figures alone; common words and nothing else, also again and again,
 * backwards, or with figures and signs about them; one that is made of the words around the account (`around`: names, addresses),
 * of runs along the keyboard and little else; or very few letters again and again.
 */
export async function isGuessable(password: string, around: readonly string[]): Promise<boolean> {
  const typed = password.normalize('NFKC').toLowerCase();
  if (new Set(typed).size < FEWEST_LETTERS || FIGURES_ALONE.test(typed)) return true;
  const own = withoutWords(typed.replace(IPV4, ''), wordsOf(around));
  if (withoutRuns(own).length < FEWEST_OWN) return true;
  const common = await commonWords();
  // From the first Latin letter to the last.
  const word = /[a-z](?:.*[a-z])?/s.exec(typed)?.[0] ?? '';
  if (common.all.has(typed) || (word.length * 2 >= typed.length && common.all.has(word))) {
    return true;
  }
  const letters = typed.replace(/[^\p{L}\p{M}]/gu, '');
  if (letters.length * 2 < squeezed(typed.replace(IPV4, '')).length) return false;
  return isMadeOfCommon(letters, common) || isMadeOfCommon(reversed(letters), common);
}

const reversed = (text: string) => [...text].reverse().join('');
const squeezed = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** What is left of a password, its letters and figures, when the words are taken out wherever they stand. */
function withoutWords(typed: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, ''), squeezed(typed));
}

/** Words of at least four letters and the texts as a whole, also backwards, longest first. */
function wordsOf(texts: readonly string[]): string[] {
  const all = texts.map((text) => text.normalize('NFKC').toLowerCase());
  const parts = all.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]/u));
  // The two sides of an address are words as well.
  const sides = all.flatMap((text) => [text, ...text.split('@')]).map(squeezed);
  const words = [...parts, ...sides].filter((word) => word.length >= SHORTEST_WORD);
  return [...words, ...words.map(reversed)].sort((a, b) => b.length - a.length);
}
