import type { Channel } from '@mcs-repairs/shared/domain/types/message';

declare module '../../db/schema' {
  interface Tables {
    outbox: {
      id: string;
      booking_id: string | null;
      /** The staff member who gets the message. Null if it goes to a customer. */
      staff_id: string | null;
      kind: string;
      /** The content of the message as JSON. It is deleted after the message was sent. */
      payload: string;
      created_at: string;
      sent_at: string | null;
      attempts: number;
      next_attempt_at: string;
      /** How the message is sent: as an email, a text message or a push message. */
      channel: Channel;
      /**
       * A text for staff about why the last attempt failed. Null while an attempt runs, and after
       * the message was sent.
       */
      problem: string | null;
      /**
       * What the provider reported about a text message after accepting it. Only the first report
       * counts. `file` for an email that was only written to a file.
       */
      report: 'delivered' | 'failed' | 'file' | null;
      reported_at: string | null;
    };
    /** Text messages that the shop paid for, or may have to pay for. */
    texts_sent: {
      /** The message's id in the outbox. */
      id: string;
      /** The keyed hash of the phone number (`recipientHash`). */
      recipient: string;
      /**
       * The keyed hash of the network from which somebody booked or requested the code. Empty if
       * staff made the booking.
       */
      network: string;
      kind: 'notice' | 'code';
      /**
       * For a code: the keyed hash of the customer, which is the same for all merged numbers.
       * Otherwise empty.
       */
      person: string;
      created_at: string;
    };
  }
}

export {};
