declare module '../../db/schema' {
  interface Tables {
    intakes: {
      booking_id: string;
      serial: string;
      accessories: string;
      condition: string;
      /** Encrypted (`sealPasscode`). Null when there is none, or when the device was collected. */
      passcode: string | null;
      /** Path data of an SVG; empty without a signature. */
      signature: string;
      taken_by: string;
      created_at: string;
    };
  }
}

export {};
