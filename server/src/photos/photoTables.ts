declare module '../db/schema' {
  interface Tables {
    photos: {
      id: string;
      content_type: string;
      bytes: number;
      booking_id: string | null;
      /** The network that uploaded the photo. Null after a booking uses the photo. */
      network: string | null;
      created_at: string;
    };
    /** Photos of units for sale. Their files are in the folder of all other photos. */
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
      /** The id of the uncropped photo. Null if this photo is not cropped. */
      original: string | null;
      /** Which part of the uncropped photo this is, as JSON in pixels. */
      crop: string | null;
      /**
       * The alternative text in languages other than English, as JSON by column and language:
       * `{"alt": {"ne": …}}`. Null if there is none.
       */
      translations: string | null;
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
     * Pictures of models. Either the model uses the picture, or an undo of the model's last change
     * would use it.
     */
    model_photos: { id: string; model_id: string; bytes: number };
  }
}

export {};
