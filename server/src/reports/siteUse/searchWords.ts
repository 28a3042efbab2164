/** The name of words that may not be stored, or that too few people typed. */
export const RARE = '';

const LONGEST = 60;
/** Digits with what people write between the digits of a phone number. */
const LONG_NUMBER = /(?:\p{Nd}[\s().+/-]*){7,}/u;
const ADDRESS = /@|:\/\/|\bwww\./;
/** Control characters and halves of characters, which a database refuses or changes. */
const NO_TEXT = /[\p{Cc}\p{Cs}]/u;
/** A serial number or a secret changes often between letters and digits, unlike `iphone15pro`. */
const MOST_CHANGES = 3;

/**
 * Returns typed words in one spelling. Returns null if they look like a phone number, an address, a
 * serial number or a long text, because nobody may store these.
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
