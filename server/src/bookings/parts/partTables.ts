declare module '../../db/schema' {
  interface Tables {
    parts: {
      id: string;
      name: string;
      number: string;
      models: string;
      cost: number | null;
      stock: number;
      warn_at: number | null;
      supplier: string;
      supplier_phone: string;
      supplier_url: string;
      is_retired: number;
      version: number;
      changed_by: string;
      /** The details before the last change as JSON, for an undo. Null for a new part. */
      before: string | null;
      search_text: string;
    };
    booking_parts: {
      id: string;
      booking_id: string;
      part_id: string;
      /** Name and cost at the time when the row was stored. The part's own may change later. */
      name: string;
      cost: number | null;
      count: number;
      /**
       * The number of pieces that were subtracted from the stock. It is lower than the number used
       * if the stock was too low.
       */
      from_stock: number;
      state: 'used' | 'returned' | 'awaited' | 'ended';
      at: string;
      by_name: string;
      staff_id: string | null;
      ended_at: string | null;
      ended_by: string | null;
    };
  }
}

export {};
