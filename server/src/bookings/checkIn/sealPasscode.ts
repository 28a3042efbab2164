import { type Db, openSealed, sealText } from '../../db';

const placeOf = (bookingId: string) => ({ name: 'passcode', subject: bookingId }) as const;

/** Encrypts a passcode for its booking: it opens for no other one, and not without the server's secret. */
export const sealPasscode = (db: Db, bookingId: string, passcode: string): Promise<string> =>
  sealText(db, placeOf(bookingId), passcode);

/** Throws when it was sealed for another booking, or changed since. */
export const openPasscode = (db: Db, bookingId: string, sealed: string): Promise<string> =>
  openSealed(db, placeOf(bookingId), sealed);
