declare module '../../db/schema' {
  interface Tables {
    /**
     * Bookings of the same visit share an id: the id of the first booking. A booking that is alone
     * in its visit has no row.
     */
    visit_bookings: { booking_id: string; visit_id: string };
    /** Photos that staff added to a booking. The customer's own photos are stored elsewhere. */
    booking_photos: {
      photo_id: string;
      booking_id: string;
      at: string;
      by_name: string;
      words: string;
      /** 1 if the customer sees the photo on the page of the private link, otherwise 0. */
      shared: number;
    };
  }
}

export {};
