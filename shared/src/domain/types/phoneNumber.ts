/**
 * The minimum number of digits in a phone number. A number in Kathmandu has seven without its area
 * code. The maximum is fifteen (E.164).
 */
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

/**
 * The error message if the only contact is a phone number that cannot be called
 * (docs/conformance/readings.md, Phone as the only contact).
 */
export const NOT_CALLABLE = 'Please enter a phone number that we can call, with all its digits';

/**
 * Returns whether a text contains a phone number that can be called, in Nepal or abroad, in any
 * notation. In `a / b`, one of the two is enough.
 */
export function isCallable(text: string): boolean {
  return text.split(/[/|]/).some((part) => {
    const { length } = nationalNumber(part).replace(/^0+/, '');
    return length >= FEWEST_DIGITS && length <= MOST_DIGITS;
  });
}

/**
 * Returns the digits of a phone number without the country code 977, so that two notations of a
 * number give the same digits.
 */
export function nationalNumber(text: string): string {
  const digits = withoutExtension(asciiDigits(text)).replace(/\D/g, '').replace(/^00/, '');
  const national = digits.length > 8 ? digits.replace(/^977/, '') : digits;
  return /^1\d{7}$/.test(national) ? `0${national}` : national;
}

/**
 * Returns the digits of a phone number without country code and leading zeros. They identify a
 * customer. Empty if the text has no digits.
 */
export function phoneKey(text: string): string {
  return nationalNumber(text).replace(/^0+/, '');
}

/**
 * Returns the first phone number in a text in the form for dialling: only plus signs and the digits
 * 0 to 9.
 */
export function dialled(text: string): string {
  const [first = ''] = text.split(/[/|]/);
  return withoutExtension(asciiDigits(first)).replace(/[^+\d]/g, '');
}

/** Converts digits of any script to 0 to 9, for example `९८४१` to `9841`. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(point - zero);
  });
}

/**
 * Removes an extension, which is not dialled with the number: `9841234567 ext 1` and `9841234567#2`
 * become `9841234567`.
 */
function withoutExtension(text: string): string {
  const end = text.search(/[a-z#*;,]/i);
  const number = end < 0 ? text : text.slice(0, end);
  return number.replace(/\D/g, '').length >= 7 ? number : text;
}
