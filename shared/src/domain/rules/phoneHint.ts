import { nationalNumber } from '../types/phoneNumber';

/**
 * The hint below a phone number that does not look like a Nepali one. Visitors can send the form
 * anyway (docs/conformance/readings.md, Phone hint).
 */
export const PHONE_HINT =
  'This does not look like a Nepali number. Please check it: mobiles begin with 98, 97 or 96, Kathmandu landlines with 01.';

const MOBILE = /^9[678]\d{8}$/;
const LANDLINE = /^0?1\d{7}$/;

/** Returns the hint for a phone number. Returns null if the number is empty or looks Nepali. */
export function phoneHint(text: string): string | null {
  if (text.trim() === '') return null;
  const number = nationalNumber(text);
  return MOBILE.test(number) || LANDLINE.test(number) ? null : PHONE_HINT;
}
