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
    /** A number that belongs to the customer of `main_key`, which is merged into no other. */
    customer_merges: { phone_key: string; main_key: string; created_at: string };
    /** Who joined whom, as long as anything is kept of them. */
    customer_merge_log: {
      id: string;
      main_key: string;
      other_key: string;
      /** JSON, the numbers that came with it, `other_key` among them. */
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
