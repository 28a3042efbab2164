import type { Booking } from '../types/booking';
import { asciiDigits } from '../types/phoneNumber';

/** Of more words than these the first ones are looked for. */
const MOST_TERMS = 10;
/** Shorter words have no place of their own in an index of trigrams; blanks around them make up for it. */
const TRIGRAM = 3;
/** Of a telephone number; what is shorter may be a model or a reference. */
const FEWEST_DIGITS = 7;

type Searched = Pick<
  Booking,
  'reference' | 'customerName' | 'customerEmail' | 'customerPhone' | 'deviceModel' | 'repairService'
>;

/**
 * What a booking is found by, in the form in which searches are compared: small letters, digits 0 to 9 whatever the script, the
 * phone number and the serial number without blanks and dashes. Each field has a line of its own with a blank at both ends, so
 * that no search matches over the edge of two, and a word is known by the blanks around it.
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
 * The terms that a booking's text must contain, every one of them, for what somebody typed: words in any order; a phone number,
 * IMEI or reference however it is written (`+977 984-1000002`, `९८४१०००००२`, `#24856`, `mcs 4472`). A word of one letter is
 * meant whole, one of two begins a word. One word alone is meant anywhere, however short.
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

/** Words that follow each other and are written like parts of a phone number become that number. */
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

/** Groups of digits are one number, unless one of them is a whole mobile number already and stands beside something else. */
function numberOf(text: string): string {
  const groups = text.match(/\d+/g) ?? [];
  const isOne = text.startsWith('+') || !groups.some(({ length }) => length >= 10);
  if (isOne) return national(groups.join(''));
  return groups
    .filter((group) => group !== '977')
    .map(national)
    .join(' ');
}

/** Without country code and leading zeros: a part of the number however it is kept. */
const national = (digits: string) =>
  digits
    .replace(/^00(?=\d{9})/, '')
    .replace(/^977(?=\d{7})/, '')
    .replace(/^0+(?=\d{6})/, '');
