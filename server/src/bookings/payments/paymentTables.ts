declare module '../../db/schema' {
  interface Tables {
    receipts: {
      id: string;
      /** The year of the receipt in Nepal time. Receipt numbers have no gaps within a year. */
      year: number;
      number: number;
      booking_id: string;
      reference: string;
      cash: number;
      card: number;
      esewa: number;
      khalti: number;
      bank: number;
      /** The day of the receipt in Nepal time. */
      shop_date: string;
      at: string;
      by_name: string;
      staff_id: string | null;
      /** The id of the receipt that this receipt cancels. */
      cancels: string | null;
    };
    day_closes: {
      id: string;
      shop_date: string;
      expected_cash: number;
      counted_cash: number;
      at: string;
      by_name: string;
      staff_id: string | null;
      /** When an owner reopened the day. Null while the day is closed. */
      reopened_at: string | null;
      reopened_by: string | null;
    };
  }
}

export {};
