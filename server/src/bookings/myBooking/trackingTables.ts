/** What a code proves: that whoever types it has the telephone, or the mailbox. */
export type CodeReach = 'number' | 'address';

declare module '../../db/schema' {
  interface Tables {
    tracking_codes: {
      id: string;
      /** Keyed hash of the phone number that it was asked for with. */
      phone_hash: string;
      /** Whose customer it went to. */
      booking_id: string;
      /** Texted to the number, it shows every visit of it; mailed to an address, those that have both. */
      reach: CodeReach;
      /** Keyed hash of the address that it was mailed to; empty for a text. */
      address_hash: string;
      code_hash: string;
      /** By networks that did not ask for it. */
      tries: number;
      created_at: string;
      /** The network that asked for it, as `networkKey` names it. */
      asked_by: string;
    };
    /** How often a network tried a code. */
    tracking_tries: { code_id: string; network: string; tries: number };
  }
}
