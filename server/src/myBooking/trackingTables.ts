declare module '../db/schema' {
  interface Tables {
    tracking_codes: {
      id: string;
      /** Keyed hash of the phone number that it was asked for with. */
      phone_hash: string;
      /** To whose e-mail it went; visits of the same phone number and e-mail are shown for it. */
      booking_id: string;
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

export {};
