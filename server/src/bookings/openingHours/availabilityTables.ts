declare module '../../db/schema' {
  interface Tables {
    slots: {
      shop_date: string;
      time: string;
      capacity: number;
      booked: number;
      /**
       * Increases with every change of the slot. Rows are never deleted, so no version is used
       * twice.
       */
      version: number;
    };
  }
}

export {};
