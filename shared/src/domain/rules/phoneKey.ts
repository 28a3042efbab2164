import { nationalNumber } from '../types/phoneNumber';

/**
 * The comparable form of a phone number: digits without country code and leading zeros; empty
 * without digits.
 */
export function phoneKey(text: string): string {
  return nationalNumber(text).replace(/^0+/, '');
}
