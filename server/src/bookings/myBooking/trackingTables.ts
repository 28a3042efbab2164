/** What a code proves: that its user has the telephone (`number`), or the mailbox (`address`). */
export type CodeReach = 'number' | 'address';

declare module '../../db/schema' {
  interface Tables {
    tracking_codes: {
      id: string;
      /** Keyed hash of the phone number for which the code was requested. */
      phone_hash: string;
      /** The booking whose customer got the code. */
      booking_id: string;
      /** A code texted to the number opens all its bookings. One emailed to an address opens those that have both. */
      reach: CodeReach;
      /** Keyed hash of the address that the code was emailed to; empty for a text. */
      address_hash: string;
      code_hash: string;
      /** Attempts by networks that did not request the code. */
      tries: number;
      created_at: string;
      /** The network that requested the code, as a `networkKey`. */
      asked_by: string;
    };
    /** How often each network tried a code. */
    tracking_tries: { code_id: string; network: string; tries: number };
    /** Wrong attempts at a reference with a phone number, under keyed hashes (`lookupTries`). */
    lookup_tries: { key: string; tries: number; since: string };
  }
}
