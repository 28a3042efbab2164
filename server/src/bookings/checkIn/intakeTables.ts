declare module '../../db/schema' {
  interface Tables {
    intakes: {
      booking_id: string;
      serial: string;
      accessories: string;
      condition: string;
      /**
       * The encrypted passcode (`sealPasscode`). Null if there is none, or if the device was
       * collected.
       */
      passcode: string | null;
      /** The SVG path data of the customer's signature. Empty without one. */
      signature: string;
      taken_by: string;
      created_at: string;
    };
  }
}

export {};
