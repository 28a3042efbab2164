/**
 * What the person who knows a code has proved: `number`, that they have the phone; `address`, that
 * they can read the mailbox.
 */
export type CodeReach = 'number' | 'address';

declare module '../../db/schema' {
  interface Tables {
    tracking_codes: {
      id: string;
      /** The keyed hash of the phone number for which the code was requested. */
      phone_hash: string;
      /** The booking whose customer got the code. */
      booking_id: string;
      /**
       * `number`: the code was texted to the phone number and shows all its bookings. `address`:
       * the code was emailed and shows the bookings that have both the phone number and this
       * address.
       */
      reach: CodeReach;
      /**
       * The keyed hash of the email address that received the code. Empty if the code was texted.
       */
      address_hash: string;
      code_hash: string;
      /** The number of attempts to use the code from networks that did not request it. */
      tries: number;
      created_at: string;
      /** The network that requested the code, hashed by `networkKey`. */
      asked_by: string;
    };
    /** Counts how often each network tried a code. */
    tracking_tries: { code_id: string; network: string; tries: number };
    /**
     * Counts wrong attempts to find a booking by reference and phone number. `key` is a keyed hash
     * (`lookupTries`).
     */
    lookup_tries: { key: string; tries: number; since: string };
  }
}
