/** Shown beside a number that does not look Nepali; it never blocks (decision 24). */
export const PHONE_HINT =
  'This does not look like a Nepali number. Please check it: mobiles begin with 98, 97 or 96, Kathmandu landlines with 01.';

const MOBILE = /^9[678]\d{8}$/;
const LANDLINE = /^0?1\d{7}$/;

/** The hint for a phone number; null when it is empty or looks Nepali. */
export function phoneHint(text: string): string | null {
  if (text.trim() === '') return null;
  const number = nationalNumber(text);
  return MOBILE.test(number) || LANDLINE.test(number) ? null : PHONE_HINT;
}

/** Digits without the country code 977, so that the same number compares equal however it was written. */
export function nationalNumber(text: string): string {
  const digits = withoutExtension(asciiDigits(text)).replace(/\D/g, '').replace(/^00/, '');
  const national = digits.length > 8 ? digits.replace(/^977/, '') : digits;
  return /^1\d{7}$/.test(national) ? `0${national}` : national;
}

/** Digits of every script as 0 to 9: `९८४१` is 9841. */
function asciiDigits(text: string): string {
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
