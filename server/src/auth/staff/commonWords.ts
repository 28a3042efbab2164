/** Words from lists of leaked passwords: `all` of them, and the most common ones (`first`). */
export type CommonWords = { all: ReadonlySet<string>; first: ReadonlySet<string> };

/**
 * This many words from the top of the list count as the most common ones. Attackers combine any
 * number of these words in any order.
 */
const FIRST = 1000;
/** Words that are shorter than this are ignored, because they occur in too many other words. */
const SHORTEST = 4;
const SHORTEST_OF_FIRST = 3;
/** A well-known password. The other rules do not find it, because its words are less common. */
const FAMOUS = 'correcthorsebatterystaple';

let listed: Promise<CommonWords> | undefined;

/** Loads the list at the first password check. */
export function commonWords(): Promise<CommonWords> {
  listed ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const words = dictionary['passwords-common'].map(String);
    return { all: new Set(words), first: new Set(words.slice(0, FIRST)) };
  });
  return listed;
}

/**
 * Returns whether the letters consist only of common words. These may be one or two different words
 * of the whole list, repeated at will. They may also be any number of the most common words.
 */
export function isMadeOfCommon(letters: string, { all, first }: CommonWords): boolean {
  if (letters === '') return false;
  return letters === FAMOUS || isMadeOf(letters, all, 2) || isRowOf(letters, first);
}

/** Returns whether no letters are left after removing at most `most` different words everywhere. */
function isMadeOf(letters: string, words: ReadonlySet<string>, most: number): boolean {
  if (letters === '') return true;
  if (most === 0) return false;
  for (let end = SHORTEST; end <= letters.length; end += 1) {
    const word = letters.slice(0, end);
    if (words.has(word) && isMadeOf(letters.replaceAll(word, ''), words, most - 1)) return true;
  }
  return false;
}

/** Returns whether the letters can be split into words without a remainder. */
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
