import { nationalNumber } from '../types/phoneNumber';

/** A phone number however it was typed: digits without country code and leading zeros; empty when it has none. */
export function phoneKey(text: string): string {
  return nationalNumber(text).replace(/^0+/, '');
}
