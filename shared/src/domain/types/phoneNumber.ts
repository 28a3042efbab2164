/** E.164 allows at most fifteen digits; a landline of Kathmandu has seven without its area code. */
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

/**
 * Shown beside the only contact when it is not a callable number (docs/conformance/readings.md,
 * Phone as the only contact).
 */
export const NOT_CALLABLE = 'Please enter a phone number that we can call, with all its digits';

/**
 * Whether the text contains a callable number, in Nepal or abroad, in any notation. Of `a / b` one
 * number is enough.
 */
export function isCallable(text: string): boolean {
  return text.split(/[/|]/).some((part) => {
    const { length } = nationalNumber(part).replace(/^0+/, '');
    return length >= FEWEST_DIGITS && length <= MOST_DIGITS;
  });
}

/** The digits without the country code 977, so that equal numbers compare equal in any notation. */
export function nationalNumber(text: string): string {
  const digits = withoutExtension(asciiDigits(text)).replace(/\D/g, '').replace(/^00/, '');
  const national = digits.length > 8 ? digits.replace(/^977/, '') : digits;
  return /^1\d{7}$/.test(national) ? `0${national}` : national;
}

/**
 * The comparable form of a phone number: digits without country code and leading zeros; empty
 * without digits.
 */
export function phoneKey(text: string): string {
  return nationalNumber(text).replace(/^0+/, '');
}

/** The first number as a telephone dials it: plus signs and the digits 0 to 9. */
export function dialled(text: string): string {
  const [first = ''] = text.split(/[/|]/);
  return withoutExtension(asciiDigits(first)).replace(/[^+\d]/g, '');
}

/** Digits of every script as 0 to 9: `९८४१` is 9841. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(point - zero);
  });
}

/** Removes the extension: `9841234567 ext 1` and `9841234567#2` dial the number before it. */
function withoutExtension(text: string): string {
  const end = text.search(/[a-z#*;,]/i);
  const number = end < 0 ? text : text.slice(0, end);
  return number.replace(/\D/g, '').length >= 7 ? number : text;
}
