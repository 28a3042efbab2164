import { mainKeyOf, numbersOf } from '../bookings';
import type { Reads } from '../db';

/** The keys of a phone number and an email address. Each is empty if there is none. */
type Keys = { phone_key: string; email_key: string };

/** Returns every number of the person: the one of the request, and those merged with it. */
export const allNumbersOf = async (db: Reads, phoneKey: string): Promise<string[]> =>
  phoneKey === '' ? [] : numbersOf(db, await mainKeyOf(db, phoneKey));

/** Returns whether two requests have a phone number or an email address in common. */
export async function isSamePerson(db: Reads, one: Keys, other: Keys): Promise<boolean> {
  if (one.email_key !== '' && one.email_key === other.email_key) return true;
  return (await allNumbersOf(db, one.phone_key)).includes(other.phone_key);
}
