declare module '../../db/schema' {
  interface Tables {
    slots: {
      shop_date: string;
      time: string;
      capacity: number;
      booked: number;
      /** Increases with every change. Rows are never deleted. */
      version: number;
    };
  }
}

export {};
