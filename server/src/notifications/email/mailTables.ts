import type { Channel } from '@mcs-repairs/shared/domain/types/message';

declare module '../../db/schema' {
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
      /** Which way it goes. */
      channel: Channel;
      /** Why the last attempt failed, in words for staff; null while one is being made, and once it is sent. */
      problem: string | null;
      /** What the gateway said later of a text that it had taken; its first word stands. */
      report: 'delivered' | 'failed' | null;
      reported_at: string | null;
    };
    /** Texts that the shop paid for, or may have. */
    texts_sent: {
      /** The message's id in the outbox. */
      id: string;
      /** Keyed hash of the number (`recipientHash`). */
      recipient: string;
      /** Keyed hash of the network that its booking came from, or that asked for a code; empty for the shop's own. */
      network: string;
      kind: 'notice' | 'code';
      /** Of a code: keyed hash of the customer, whichever of their joined numbers it went to; else empty. */
      person: string;
      created_at: string;
    };
  }
}

export {};
