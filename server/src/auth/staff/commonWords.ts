/** Passwords that leaked often: all of them, and those that are tried before any other. */
export type CommonWords = { all: ReadonlySet<string>; first: ReadonlySet<string> };

/** However many of them follow each other, they are tried in every order. */
const FIRST = 1000;
/** Shorter ones are part of too many words. */
const SHORTEST = 4;
const SHORTEST_OF_FIRST = 3;
/** Known to everybody, though each of its words is not. */
const FAMOUS = 'correcthorsebatterystaple';

let listed: Promise<CommonWords> | undefined;

/** The list, read when the first password is asked for. */
export function commonWords(): Promise<CommonWords> {
  listed ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const words = dictionary['passwords-common'].map(String);
    return { all: new Set(words), first: new Set(words.slice(0, FIRST)) };
  });
  return listed;
}

/** Whether letters are nothing but common words: any one or two of the list, however often, or only such as are tried first. */
export function isMadeOfCommon(letters: string, { all, first }: CommonWords): boolean {
  if (letters === '') return false;
  return letters === FAMOUS || isMadeOf(letters, all, 2) || isRowOf(letters, first);
}

/** Whether at most `most` different words, wherever they stand, leave nothing. */
function isMadeOf(letters: string, words: ReadonlySet<string>, most: number): boolean {
  if (letters === '') return true;
  if (most === 0) return false;
  for (let end = SHORTEST; end <= letters.length; end += 1) {
    const word = letters.slice(0, end);
    if (words.has(word) && isMadeOf(letters.replaceAll(word, ''), words, most - 1)) return true;
  }
  return false;
}

/** Whether letters can be cut into words without a rest. */
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
