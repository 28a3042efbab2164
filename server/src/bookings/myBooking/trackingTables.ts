/** What a code proves: that its user has the phone (`number`) or reads the mailbox (`address`). */
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
       * `number`: a code that was texted to the number and shows all bookings with the number.
       * `address`: a code that was emailed and shows the bookings with both the number and the
       * address.
       */
      reach: CodeReach;
      /** The keyed hash of the address that received the code. Empty for a text message. */
      address_hash: string;
      code_hash: string;
      /** The number of attempts from networks that did not request the code. */
      tries: number;
      created_at: string;
      /** The network that requested the code, as a `networkKey`. */
      asked_by: string;
    };
    /** Counts how often each network tried a code. */
    tracking_tries: { code_id: string; network: string; tries: number };
    /**
     * Counts wrong attempts at a reference with a phone number. The keys are keyed hashes
     * (`lookupTries`).
     */
    lookup_tries: { key: string; tries: number; since: string };
  }
}
