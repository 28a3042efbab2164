declare module '../../db/schema' {
  interface Tables {
    /** Bookings of one visit share its id: that of the first of them. A booking alone has no row. */
    visit_bookings: { booking_id: string; visit_id: string };
    /** What staff added to a booking, beside what its customer sent. */
    booking_photos: {
      photo_id: string;
      booking_id: string;
      at: string;
      by_name: string;
      words: string;
      /** Whether the customer sees it on the private link. */
      shared: number;
    };
  }
}

export {};
