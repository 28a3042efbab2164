/** E.164 has at most fifteen digits; a landline of Kathmandu has seven where its area is left out. */
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

/** Shown beside the only contact that somebody gave, when nobody could call it (decision 40). */
export const NOT_CALLABLE = 'Please enter a phone number that we can call, with all its digits';

/** Whether a telephone could ring at it, in Nepal or abroad, however it was typed. Of `a / b` one number is enough. */
export function isCallable(text: string): boolean {
  return text.split(/[/|]/).some((part) => {
    const { length } = nationalNumber(part).replace(/^0+/, '');
    return length >= FEWEST_DIGITS && length <= MOST_DIGITS;
  });
}

/** Digits without the country code 977, so that the same number compares equal however it was written. */
export function nationalNumber(text: string): string {
  const digits = withoutExtension(asciiDigits(text)).replace(/\D/g, '').replace(/^00/, '');
  const national = digits.length > 8 ? digits.replace(/^977/, '') : digits;
  return /^1\d{7}$/.test(national) ? `0${national}` : national;
}

/** What a telephone dials: digits and plus signs of the first number, in the digits that telephones know. */
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

/** `9841234567 ext 1` and `9841234567#2` are the number that rings. */
function withoutExtension(text: string): string {
  const end = text.search(/[a-z#*;,]/i);
  const number = end < 0 ? text : text.slice(0, end);
  return number.replace(/\D/g, '').length >= 7 ? number : text;
}
