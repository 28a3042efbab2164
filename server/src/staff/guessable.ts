let listed: Promise<ReadonlySet<string>> | undefined;

/** Leaked passwords by the ten thousand, read when the first one is asked for. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  listed ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return listed;
}

const SHORTEST_WORD = 4;
const FEWEST_LETTERS = 5;
/** Letters and figures that a password must have beside the words around its account. */
const FEWEST_OWN = 6;

/**
 * Whether a password is one of those that are tried first: a common one, also with figures and signs before or behind it;
 * one that is made of the words around the account (`around`: names, addresses) and little else; or very few letters again
 * and again.
 */
export async function isGuessable(password: string, around: readonly string[]): Promise<boolean> {
  const typed = password.normalize('NFKC').toLowerCase();
  if (new Set(typed).size < FEWEST_LETTERS) return true;
  if (withoutWords(typed, wordsOf(around)).length < FEWEST_OWN) return true;
  const common = await commonPasswords();
  // From the first Latin letter to the last.
  const word = /[a-z](?:.*[a-z])?/s.exec(typed)?.[0] ?? '';
  return common.has(typed) || (word.length * 2 >= typed.length && common.has(word));
}

const squeezed = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** What is left of a password, its letters and figures, when the words are taken out wherever they stand. */
function withoutWords(typed: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, ''), squeezed(typed));
}

/** Words of at least four letters and the texts as a whole, longest first. */
function wordsOf(texts: readonly string[]): string[] {
  const all = texts.map((text) => text.normalize('NFKC').toLowerCase());
  const parts = all.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]/u));
  // The two sides of an address are words as well.
  const sides = all.flatMap((text) => [text, ...text.split('@')]).map(squeezed);
  const words = [...parts, ...sides].filter((word) => word.length >= SHORTEST_WORD);
  return words.sort((a, b) => b.length - a.length);
}
