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
  }
}

export {};
