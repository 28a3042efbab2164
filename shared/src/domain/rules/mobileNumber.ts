import { nationalNumber } from '../types/phoneNumber';

/**
 * Returns the ten digits of a Nepali mobile number (98, 97, 96). Null for every other number,
 * because text messages abroad cost many times more.
 */
export function mobileNumber(phone: string): string | null {
  const number = nationalNumber(phone);
  return /^9[678]\d{8}$/.test(number) ? number : null;
}
