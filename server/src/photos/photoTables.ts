declare module '../db/schema' {
  interface Tables {
    photos: {
      id: string;
      content_type: string;
      bytes: number;
      booking_id: string | null;
      /** The uploader's network. Null after a booking uses the photo. */
      network: string | null;
      created_at: string;
    };
  }
}

export {};
