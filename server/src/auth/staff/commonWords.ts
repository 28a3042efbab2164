/**
 * Words from lists of leaked passwords. `all` has all words, and `first` has the most common words.
 */
export type CommonWords = { all: ReadonlySet<string>; first: ReadonlySet<string> };

/**
 * The most common words are this many words from the top of the list. Attackers combine any number
 * of them in any order.
 */
const FIRST = 1000;
/**
 * The minimum length of a word. Shorter words are ignored, because they occur inside too many other
 * words.
 */
const SHORTEST = 4;
const SHORTEST_OF_FIRST = 3;
/**
 * A well-known password. It needs an entry of its own, because its words are not among the most
 * common ones.
 */
const FAMOUS = 'correcthorsebatterystaple';

let listed: Promise<CommonWords> | undefined;

/** Loads the list of common words at the first password check. */
export function commonWords(): Promise<CommonWords> {
  listed ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const words = dictionary['passwords-common'].map(String);
    return { all: new Set(words), first: new Set(words.slice(0, FIRST)) };
  });
  return listed;
}

/**
 * Returns whether the letters consist only of common words. Of all known words, they may contain
 * one or two different words, each repeated any number of times. Of the most common words, they may
 * contain any number.
 */
export function isMadeOfCommon(letters: string, { all, first }: CommonWords): boolean {
  if (letters === '') return false;
  return letters === FAMOUS || isMadeOf(letters, all, 2) || isRowOf(letters, first);
}

/**
 * Returns whether it is possible to remove all letters by removing at most `most` different words,
 * each wherever it occurs.
 */
function isMadeOf(letters: string, words: ReadonlySet<string>, most: number): boolean {
  if (letters === '') return true;
  if (most === 0) return false;
  for (let end = SHORTEST; end <= letters.length; end += 1) {
    const word = letters.slice(0, end);
    if (words.has(word) && isMadeOf(letters.replaceAll(word, ''), words, most - 1)) return true;
  }
  return false;
}

/** Returns whether the letters are a sequence of these words, with no letters left over. */
function isRowOf(letters: string, words: ReadonlySet<string>): boolean {
  const cuts = [0];
  for (let end = SHORTEST_OF_FIRST; end <= letters.length; end += 1) {
    const isCut = cuts.some(
      (start) => end - start >= SHORTEST_OF_FIRST && words.has(letters.slice(start, end)),
    );
    if (isCut) cuts.push(end);
  }
  return cuts.at(-1) === letters.length;
}
