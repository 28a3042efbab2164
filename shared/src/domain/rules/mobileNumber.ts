import { nationalNumber } from '../types/phoneNumber';

/**
 * Returns the ten digits of a Nepali mobile number, which begins with 98, 97 or 96. Null for all
 * other numbers. Text messages abroad cost many times more, so the shop sends none.
 */
export function mobileNumber(phone: string): string | null {
  const number = nationalNumber(phone);
  return /^9[678]\d{8}$/.test(number) ? number : null;
}
