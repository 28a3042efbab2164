/** Passwords from leaks: the whole list, and the most common ones. */
export type CommonWords = { all: ReadonlySet<string>; first: ReadonlySet<string> };

/**
 * This many words from the top of the list count as the most common ones. Attackers try them in any
 * number and order.
 */
const FIRST = 1000;
/** Shorter words are ignored, because they are part of too many other words. */
const SHORTEST = 4;
const SHORTEST_OF_FIRST = 3;
/** A well-known password that consists of less common words, so the other rules do not find it. */
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
 * Returns whether the letters consist only of common words: one or two words of the list in any
 * number, or any number of the most common words.
 */
export function isMadeOfCommon(letters: string, { all, first }: CommonWords): boolean {
  if (letters === '') return false;
  return letters === FAMOUS || isMadeOf(letters, all, 2) || isRowOf(letters, first);
}

/**
 * Returns whether removing at most `most` different words, wherever they occur, leaves no letters.
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
