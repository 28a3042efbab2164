declare module '../../db/schema' {
  interface Tables {
    /** Bookings of the same visit share an id, which is that of the first booking. A single booking has no row. */
    visit_bookings: { booking_id: string; visit_id: string };
    /** Photos that staff added to a booking, in addition to the customer's own. */
    booking_photos: {
      photo_id: string;
      booking_id: string;
      at: string;
      by_name: string;
      words: string;
      /** 1 if the customer sees the photo on the private link. */
      shared: number;
    };
  }
}

export {};
