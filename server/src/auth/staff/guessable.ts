import { commonWords, isMadeOfCommon } from './commonWords';
import { withoutRuns } from './passwordRuns';

const SHORTEST_WORD = 4;
const FEWEST_LETTERS = 5;
/**
 * The minimum number of letters and digits in a password, not counting words about its account. A
 * sequence such as `1234` or `aaaa` counts as one character.
 */
const FEWEST_OWN = 6;
/** Matches text of digits and separators only, such as a phone number, a date or an amount. */
const FIGURES_ALONE = /^[\p{Nd}\s.,:;/+()_-]+$/u;
const IPV4 = /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?::\d{1,5})?/g;

/**
 * Returns whether a password is easy to guess. Such a password has only digits, has very few
 * different letters, or consists of common words. Repeating, reversing or surrounding the words
 * with digits and signs does not help. A password is also easy to guess if it has little else than
 * keyboard sequences or words about the account (`around`: names, addresses).
 */
export async function isGuessable(password: string, around: readonly string[]): Promise<boolean> {
  const typed = password.normalize('NFKC').toLowerCase();
  if (new Set(typed).size < FEWEST_LETTERS || FIGURES_ALONE.test(typed)) return true;
  const own = withoutWords(typed.replace(IPV4, ''), wordsOf(around));
  if (withoutRuns(own).length < FEWEST_OWN) return true;
  const common = await commonWords();
  // The part from the first Latin letter to the last one, so digits and signs around the word are
  // removed.
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

/** Removes the given words from a password. Returns the letters and digits that remain. */
function withoutWords(typed: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, ''), squeezed(typed));
}

/**
 * Returns the texts, and their words of at least four letters, also in reverse. The longest are
 * first.
 */
function wordsOf(texts: readonly string[]): string[] {
  const all = texts.map((text) => text.normalize('NFKC').toLowerCase());
  const parts = all.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]/u));
  // The parts before and after the @ of an email address count as words, too.
  const sides = all.flatMap((text) => [text, ...text.split('@')]).map(squeezed);
  const words = [...parts, ...sides].filter((word) => word.length >= SHORTEST_WORD);
  return [...words, ...words.map(reversed)].sort((a, b) => b.length - a.length);
}
