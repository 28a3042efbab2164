import { editDistances } from './editDistance';

/** Returns the words of a text in lower case, each word once. */
export const wordsOf = (text: string): string[] => [
  ...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)),
];

/**
 * Returns the known words that are most similar to a typed word: those that begin with the fewest
 * wrong letters. A word of four or five letters may have one wrong letter, and a longer word two.
 */
export function similarWords(typed: string, known: readonly string[]): string[] {
  const most = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2;
  const near = known
    .map((word) => ({ word, mistakes: Math.min(...editDistances(typed, word)) }))
    .filter(({ mistakes }) => mistakes <= most);
  const fewest = Math.min(...near.map(({ mistakes }) => mistakes));
  return near.filter(({ mistakes }) => mistakes === fewest).map(({ word }) => word);
}

/**
 * Returns the products that a misspelled search may mean. Their names contain every typed word, or
 * one of the words that are most similar to it, also without the blanks between words. A word with
 * a digit is never corrected, because another digit would mean another model (docs/decisions/071).
 */
export function namedLike<Named extends { name: string }>(
  products: readonly Named[],
  search: string,
): Named[] {
  const texts = products.map(({ name }) => [...wordsOf(name), wordsOf(name).join('')]);
  const known = [...new Set(texts.flat())];
  const meant = wordsOf(search).map((typed) => {
    const hasDigit = /\d/.test(typed);
    const same = known.filter((word) => (hasDigit ? word.startsWith(typed) : word.includes(typed)));
    return same.length > 0 || hasDigit ? same : similarWords(typed, known);
  });
  return products.filter(
    (_, at) =>
      meant.length > 0 && meant.every((words) => texts[at]?.some((word) => words.includes(word))),
  );
}
