declare module '../../db/schema' {
  interface Tables {
    intakes: {
      booking_id: string;
      serial: string;
      accessories: string;
      condition: string;
      /** Encrypted (`sealPasscode`). Null if there is none, or if the device was collected. */
      passcode: string | null;
      /** Path data of an SVG. Empty without a signature. */
      signature: string;
      taken_by: string;
      created_at: string;
    };
  }
}

export {};
