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
      /**
       * The details of the part before its last change as JSON, for an undo. Null for a new part.
       */
      before: string | null;
      search_text: string;
    };
    booking_parts: {
      id: string;
      booking_id: string;
      part_id: string;
      /**
       * The name of the part when this row was stored, like its cost. Staff may have changed the
       * part since.
       */
      name: string;
      cost: number | null;
      count: number;
      /**
       * The number of pieces by which the record reduced the stock. It is lower than the number
       * used if there were too few in stock.
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
