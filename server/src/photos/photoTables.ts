declare module '../db/schema' {
  interface Tables {
    photos: {
      id: string;
      content_type: string;
      bytes: number;
      booking_id: string | null;
      /** Who uploaded it, by network; emptied once a booking names it. */
      network: string | null;
      created_at: string;
    };
  }
}

export {};
