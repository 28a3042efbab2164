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
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  const national = digits.length > 8 ? digits.replace(/^977/, '') : digits;
  return /^1\d{7}$/.test(national) ? `0${national}` : national;
}
