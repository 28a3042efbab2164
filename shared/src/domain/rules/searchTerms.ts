import type { Booking } from '../types/booking';
import { asciiDigits } from '../types/phoneNumber';

/** The maximum number of terms. A longer search uses only its first words. */
const MOST_TERMS = 10;
/** A trigram index contains no shorter words, so blanks are added around them. */
const TRIGRAM = 3;
/**
 * The smallest number of digits in a phone number. A shorter number may be a model or a reference.
 */
const FEWEST_DIGITS = 7;

type Searched = Pick<
  Booking,
  'reference' | 'customerName' | 'customerEmail' | 'customerPhone' | 'deviceModel' | 'repairService'
>;

/**
 * Returns the normal form of a booking's text, in which searches look. Letters are lower case,
 * digits are 0 to 9 in any script, and phone and serial numbers have no blanks or dashes. Each
 * field is on its own line with a blank at both ends, so that no search matches across two fields,
 * and blanks mark whole words.
 */
export function searchTextOfBooking(booking: Searched, serial = ''): string {
  const { reference, customerName, customerEmail, customerPhone, deviceModel, repairService } =
    booking;
  const phone = asciiDigits(customerPhone).replace(/\D/g, '');
  return [reference, customerName, customerEmail, phone, deviceModel, repairService, serial]
    .map((field) => ` ${normal(field)} `)
    .join('\n');
}

/**
 * Returns the terms of a typed search. A booking's text must contain all of them, in any order. A
 * phone number, IMEI or reference matches in any notation (`+977 984-1000002`, `९८४१०००००२`,
 * `#24856`, `mcs 4472`). A word of one letter must match a whole word, and one of two letters the
 * start of a word. A search of one word matches anywhere, however short it is.
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

/** Joins successive words that look like parts of a phone number. */
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
 * Joins groups of digits into one number, unless one group is a whole mobile number and others
 * follow.
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
 * Removes the country code and leading zeros, so that the result is part of the number in any
 * stored form.
 */
const national = (digits: string) =>
  digits
    .replace(/^00(?=\d{9})/, '')
    .replace(/^977(?=\d{7})/, '')
    .replace(/^0+(?=\d{6})/, '');
