declare module '../db/schema' {
  interface Tables {
    customer_notes: {
      id: string;
      phone_key: string;
      text: string;
      by_name: string;
      staff_id: string | null;
      created_at: string;
    };
    /**
     * Maps a phone number to the main number of its customer. A main number is never mapped to
     * another number.
     */
    customer_merges: { phone_key: string; main_key: string; created_at: string };
    /** Every merge of two customers. An entry stays until both customers are erased. */
    customer_merge_log: {
      id: string;
      main_key: string;
      other_key: string;
      /**
       * A JSON list of the numbers that the merge moved to the other customer, including
       * `other_key`.
       */
      numbers: string;
      merged_at: string;
      by_name: string;
      staff_id: string | null;
      undone_at: string | null;
      undone_by: string | null;
    };
  }
}

export {};
