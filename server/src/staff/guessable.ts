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

/**
 * Whether a password is one of those that are tried first: a common one or a word around the account (`around`: names,
 * addresses), also with figures and signs before or behind it, or very few letters again and again.
 */
export async function isGuessable(password: string, around: readonly string[]): Promise<boolean> {
  const typed = password.toLowerCase();
  if (new Set(typed).size < FEWEST_LETTERS) return true;
  const common = await commonPasswords();
  if (common.has(typed)) return true;
  const word = /[^\d\W_](?:.*[^\d\W_])?/s.exec(typed)?.[0] ?? '';
  if (word.length * 2 < typed.length) return false;
  return common.has(word) || wordsOf(around).includes(word);
}

function wordsOf(texts: readonly string[]): string[] {
  const all = texts.map((text) => text.toLowerCase());
  const parts = all.flatMap((text) => text.split(/[^\p{L}\d]+/u));
  const joined = all.map((text) => text.replace(/[^\p{L}\d]+/gu, ''));
  return [...parts, ...joined].filter((word) => word.length >= SHORTEST_WORD);
}
