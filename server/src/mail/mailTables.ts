declare module '../db/schema' {
  interface Tables {
    outbox: {
      id: string;
      booking_id: string | null;
      /** To whom of the staff it goes; null when it goes to a customer. */
      staff_id: string | null;
      kind: string;
      /** JSON; emptied once the mail is sent. */
      payload: string;
      created_at: string;
      sent_at: string | null;
      attempts: number;
      next_attempt_at: string;
    };
  }
}

export {};
