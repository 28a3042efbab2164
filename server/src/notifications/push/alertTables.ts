import type { AlertEvent } from '@mcs-repairs/shared/domain/types/alert';

declare module '../../db/schema' {
  interface Tables {
    /** JSON of `AlertChoices`. Members who never chose have no row, and get the default of their role. */
    alert_choices: { staff_id: string; choices: string; updated_at: string };
    /** A browser that takes push messages, until its session ends. */
    push_subscriptions: {
      id: string;
      session_id: string;
      staff_id: string;
      endpoint: string;
      public_key: string;
      auth: string;
      created_at: string;
    };
    /** One member's alert by one channel, until it is bundled into a message. */
    alerts: {
      id: string;
      staff_id: string;
      channel: 'mail' | 'push';
      event: AlertEvent;
      /** Reference of the booking or request; empty for a post. */
      reference: string;
      created_at: string;
      due_at: string;
      bundle_id: string | null;
    };
  }
}

export {};
