/** The name for search words that the server must not store, or that too few people typed. */
export const RARE = '';

const LONGEST = 60;
/**
 * Matches at least seven digits, also with the characters that people write between the digits of a
 * phone number.
 */
const LONG_NUMBER = /(?:\p{Nd}[\s().+/-]*){7,}/u;
const ADDRESS = /@|:\/\/|\bwww\./;
/** Matches control characters and halves of surrogate pairs, which databases reject or change. */
const NO_TEXT = /[\p{Cc}\p{Cs}]/u;
/**
 * The maximum number of changes between letters and digits in search words. `iphone15pro` has few.
 * A serial number or a secret has more, and is not stored.
 */
const MOST_CHANGES = 3;

/**
 * Returns typed search words in one spelling. Null if they look like a phone number, an address, a
 * serial number or a long text, because the server must not store personal data.
 */
export function searchWords(typed: string): string | null {
  const words = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const isPersonal =
    LONG_NUMBER.test(words) || ADDRESS.test(words) || words.split(' ').some(isSerial);
  const isStorable = words !== '' && words.length <= LONGEST && !NO_TEXT.test(words);
  return isStorable && !isPersonal ? words : null;
}

const isSerial = (word: string): boolean =>
  word.length >= 8 && (word.match(/\d(?=\p{L})|\p{L}(?=\d)/gu) ?? []).length >= MOST_CHANGES;
