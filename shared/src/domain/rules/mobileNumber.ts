import { nationalNumber } from '../types/phoneNumber';

/**
 * Returns the ten digits of a Nepali mobile number, which begins with 98, 97 or 96. Returns null
 * for every other number. The shop sends no text messages abroad, because they cost many times
 * more.
 */
export function mobileNumber(phone: string): string | null {
  const number = nationalNumber(phone);
  return /^9[678]\d{8}$/.test(number) ? number : null;
}
