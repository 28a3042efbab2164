declare module '../../db/schema' {
  interface Tables {
    slots: {
      shop_date: string;
      time: string;
      capacity: number;
      booked: number;
      /** Increases with every change. Rows are never deleted, so a version is never used twice. */
      version: number;
    };
  }
}

export {};
