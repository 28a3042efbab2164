declare module '../db/schema' {
  interface Tables {
    slots: { shop_date: string; time: string; capacity: number; booked: number };
  }
}

export {};
