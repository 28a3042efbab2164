/**
 * E.164 allows at most fifteen digits. A landline number in Kathmandu has seven without its area
 * code.
 */
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

/**
 * The message for a phone number that is the only contact and that nobody can call
 * (docs/conformance/readings.md, Phone as the only contact).
 */
export const NOT_CALLABLE = 'Please enter a phone number that we can call, with all its digits';

/**
 * Returns whether the text contains a number that somebody can call, in Nepal or abroad, in any
 * notation. For `a / b`, one valid number is enough.
 */
export function isCallable(text: string): boolean {
  return text.split(/[/|]/).some((part) => {
    const { length } = nationalNumber(part).replace(/^0+/, '');
    return length >= FEWEST_DIGITS && length <= MOST_DIGITS;
  });
}

/**
 * Returns the digits without the country code 977, so that equal numbers compare equal in any
 * notation.
 */
export function nationalNumber(text: string): string {
  const digits = withoutExtension(asciiDigits(text)).replace(/\D/g, '').replace(/^00/, '');
  const national = digits.length > 8 ? digits.replace(/^977/, '') : digits;
  return /^1\d{7}$/.test(national) ? `0${national}` : national;
}

/**
 * Returns a phone number in comparable form: digits without country code and leading zeros. Empty
 * without digits.
 */
export function phoneKey(text: string): string {
  return nationalNumber(text).replace(/^0+/, '');
}

/** Returns the first number in the form for dialling: plus signs and the digits 0 to 9. */
export function dialled(text: string): string {
  const [first = ''] = text.split(/[/|]/);
  return withoutExtension(asciiDigits(first)).replace(/[^+\d]/g, '');
}

/** Converts digits of every script to 0 to 9: `९८४१` becomes 9841. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(point - zero);
  });
}

/**
 * Removes the extension, which cannot be dialled: `9841234567 ext 1` and `9841234567#2` become
 * `9841234567`.
 */
function withoutExtension(text: string): string {
  const end = text.search(/[a-z#*;,]/i);
  const number = end < 0 ? text : text.slice(0, end);
  return number.replace(/\D/g, '').length >= 7 ? number : text;
}
