declare module '../../db/schema' {
  interface Tables {
    booking_notes: {
      id: string;
      booking_id: string;
      at: string;
      by_name: string;
      staff_id: string | null;
      text: string;
    };
  }
}

export {};
