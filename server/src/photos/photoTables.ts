declare module '../db/schema' {
  interface Tables {
    photos: {
      id: string;
      content_type: string;
      bytes: number;
      booking_id: string | null;
      /** The uploader's network; null once a booking names the photo. */
      network: string | null;
      created_at: string;
    };
  }
}

export {};
