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
    /** Photos of units for sale. Their files are beside the others. */
    goods_photos: {
      id: string;
      goods_id: string;
      /** The position of the photo among those of the unit. */
      place: number;
      /** Empty: the name of the unit. */
      alt: string;
      width: number;
      height: number;
      bytes: number;
    };
    /**
     * Pictures of models. Each is in the row of its model, or in the row before the model's last
     * change.
     */
    model_photos: { id: string; model_id: string; bytes: number };
  }
}

export {};
