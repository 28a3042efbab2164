import { type Db, openSealed, sealText } from '../../db';

const placeOf = (bookingId: string) => ({ name: 'passcode', subject: bookingId }) as const;

/**
 * Encrypts a passcode with the server's secret and the booking's id. The result can only be
 * decrypted for the same booking.
 */
export const sealPasscode = (db: Db, bookingId: string, passcode: string): Promise<string> =>
  sealText(db, placeOf(bookingId), passcode);

/** Decrypts a passcode. @throws if it was encrypted for another booking, or was changed since. */
export const openPasscode = (db: Db, bookingId: string, sealed: string): Promise<string> =>
  openSealed(db, placeOf(bookingId), sealed);
