import type { Booking } from '../types/booking';
import { asciiDigits } from '../types/phoneNumber';

/** The maximum number of terms in a search. Further words are ignored. */
const MOST_TERMS = 10;
/**
 * The number of characters in an entry of the search index. A shorter word is found only with the
 * blanks around it.
 */
const TRIGRAM = 3;
/**
 * The minimum number of digits in a phone number. A shorter number may be a model or a reference.
 */
const FEWEST_DIGITS = 7;

type Searched = Pick<
  Booking,
  'reference' | 'customerName' | 'customerEmail' | 'customerPhone' | 'deviceModel' | 'repairService'
>;

/**
 * Returns the text in which searches look for a booking. It is normalised: lower case, digits of
 * all scripts as 0 to 9, and phone and serial numbers without blanks and dashes.
 *
 * Each field has its own line, so no match spans two fields. A line begins and ends with a blank,
 * so that a search can look for a whole word.
 */
export function searchTextOfBooking(booking: Searched, serial = ''): string {
  return `${searchLine(booking.reference)}\n${searchTextOfDraft(booking, serial)}`;
}

/** Returns the search text of a booking that has no reference yet. */
export function searchTextOfDraft(draft: Omit<Searched, 'reference'>, serial = ''): string {
  const { customerName, customerEmail, customerPhone, deviceModel, repairService } = draft;
  const phone = asciiDigits(customerPhone).replace(/\D/g, '');
  return [customerName, customerEmail, phone, deviceModel, repairService, serial]
    .map(searchLine)
    .join('\n');
}

/** Returns the line of a field in the search text. The line of the reference comes first. */
export const searchLine = (field: string) => ` ${normal(field)} `;

/**
 * Returns the terms of a search. A booking matches if its text contains all of them, in any order.
 *
 * Phone numbers, IMEI and references match in any notation (`+977 984-1000002`, `९८४१०००००२`,
 * `#24856`, `mcs 4472`). If a search has several words, a single letter must be a whole word of the
 * text, and two letters must begin a word. A search of one word matches anywhere.
 */
export function searchTerms(text: string): string[] {
  const typed = normal(text)
    .replace(/(?<!\S)#+/g, '')
    .trim()
    .replace(/^(mcs|[qe])[\s-]+(?=\d+$)|\b(mcs)[\s-]+(?=\d)/g, '$1$2');
  const isNumber = /^[+\d\s.-]+$/.test(typed) && typed.replace(/\D/g, '').length >= 5;
  const joined = isNumber ? numberOf(typed) : withNumbersJoined(typed.split(' '));
  const all = [...new Set(joined.split(' '))].filter((word) => word !== '');
  const named = all.filter((word) => /[\p{L}\p{N}]/u.test(word));
  const words = (named.length ? named : all).slice(0, MOST_TERMS);
  if (words.length === 0) return [text.toLowerCase()];
  return words.length === 1 ? words : words.map(asTerm);
}

function asTerm(word: string): string {
  const { length } = [...word];
  if (length >= TRIGRAM) return word;
  return length === 1 ? ` ${word} ` : ` ${word}`;
}

const normal = (text: string) =>
  asciiDigits(text)
    .toLowerCase()
    .replace(/[(),\s]+/g, ' ')
    .trim();

/** Joins successive words that look like parts of the same phone number. */
function withNumbersJoined(words: string[]): string {
  const runs: { text: string; isNumber: boolean }[] = [];
  for (const word of words) {
    const isNumber = /^\+?\d[\d.-]*$/.test(word);
    const last = runs.at(-1);
    if (isNumber && last?.isNumber) last.text += ` ${word}`;
    else runs.push({ text: word, isNumber });
  }
  return runs
    .map(({ text, isNumber }) =>
      isNumber && text.replace(/\D/g, '').length >= FEWEST_DIGITS ? numberOf(text) : text,
    )
    .join(' ');
}

/**
 * Joins groups of digits to one phone number. If one of the groups is a whole mobile number, they
 * are separate numbers.
 */
function numberOf(text: string): string {
  const groups = text.match(/\d+/g) ?? [];
  const isOne = text.startsWith('+') || !groups.some(({ length }) => length >= 10);
  if (isOne) return national(groups.join(''));
  return groups
    .filter((group) => group !== '977')
    .map(national)
    .join(' ');
}

/**
 * Removes the country code and leading zeros. What remains is part of the number in every notation
 * in which it is stored.
 */
const national = (digits: string) =>
  digits
    .replace(/^00(?=\d{9})/, '')
    .replace(/^977(?=\d{7})/, '')
    .replace(/^0+(?=\d{6})/, '');
