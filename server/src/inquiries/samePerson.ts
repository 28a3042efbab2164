import { mainKeyOf, numbersOf } from '../bookings';
import type { Reads } from '../db';

/**
 * The normalised phone number and email address of a person. Each is empty if the person gave none.
 */
type Keys = { phone_key: string; email_key: string };

/**
 * Returns all phone numbers of a person: this number, and the numbers that staff merged with it.
 */
export const allNumbersOf = async (db: Reads, phoneKey: string): Promise<string[]> =>
  phoneKey === '' ? [] : numbersOf(db, await mainKeyOf(db, phoneKey));

/** Returns whether two people have a phone number or an email address in common. */
export async function isSamePerson(db: Reads, one: Keys, other: Keys): Promise<boolean> {
  if (one.email_key !== '' && one.email_key === other.email_key) return true;
  return (await allNumbersOf(db, one.phone_key)).includes(other.phone_key);
}
