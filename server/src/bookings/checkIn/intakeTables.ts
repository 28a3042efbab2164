declare module '../../db/schema' {
  interface Tables {
    intakes: {
      booking_id: string;
      serial: string;
      accessories: string;
      condition: string;
      /** Sealed (`sealPasscode`); null when there is none, or the device was collected. */
      passcode: string | null;
      /** Data of an SVG path; empty without one. */
      signature: string;
      taken_by: string;
      created_at: string;
    };
  }
}

export {};
