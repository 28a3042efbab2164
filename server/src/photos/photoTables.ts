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
    /** Photos of units for sale. Their files are in the same folder as other photos. */
    goods_photos: {
      id: string;
      goods_id: string;
      /** The position of the photo among the photos of the unit. */
      place: number;
      /** The alternative text. If it is empty, pages use the name of the unit. */
      alt: string;
      width: number;
      height: number;
      bytes: number;
      /** The photo of which this one is a part. Null if this photo is not cropped. */
      original: string | null;
      /** The part of the original as JSON, in pixels. */
      crop: string | null;
    };
    /**
     * Files of units that visitors do not see: originals of cropped photos, and photos that an undo
     * can restore.
     */
    goods_files: {
      id: string;
      goods_id: string;
      width: number;
      height: number;
      bytes: number;
      /** Since when visitors no longer see the file. */
      stored_at: string;
    };
    /**
     * Pictures of models. A picture is used by the model, or by the state from before the model's
     * last change.
     */
    model_photos: { id: string; model_id: string; bytes: number };
  }
}

export {};
