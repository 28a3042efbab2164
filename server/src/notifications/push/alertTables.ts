import type { AlertEvent } from '@mcs-repairs/shared/domain/types/alert';

declare module '../../db/schema' {
  interface Tables {
    /** JSON of `AlertChoices`; who never chose has no row and is told what their role begins with. */
    alert_choices: { staff_id: string; choices: string; updated_at: string };
    /** A browser that takes push messages, as long as its session lives. */
    push_subscriptions: {
      id: string;
      session_id: string;
      staff_id: string;
      endpoint: string;
      public_key: string;
      auth: string;
      created_at: string;
    };
    /** One member's news by one way, until it is gathered into a message. */
    alerts: {
      id: string;
      staff_id: string;
      channel: 'mail' | 'push';
      event: AlertEvent;
      /** Of the booking or request; empty for a post. */
      reference: string;
      created_at: string;
      due_at: string;
      bundle_id: string | null;
    };
  }
}

export {};
