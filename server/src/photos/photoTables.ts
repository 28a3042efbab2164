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
      /** The photo from which this one was cut. Null: this photo is not cropped. */
      original: string | null;
      /** The part of the original as JSON, in pixels. */
      crop: string | null;
    };
    /**
     * Files of units that visitors do not see: the originals of crops, and photos that an undo shows
     * again.
     */
    goods_files: {
      id: string;
      goods_id: string;
      width: number;
      height: number;
      bytes: number;
      /** When visitors no longer saw the file. */
      stored_at: string;
    };
    /**
     * Pictures of models. Each is in the row of its model, or in the row before the model's last
     * change.
     */
    model_photos: { id: string; model_id: string; bytes: number };
  }
}

export {};
