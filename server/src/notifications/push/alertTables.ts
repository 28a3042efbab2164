import type { AlertEvent } from '@mcs-repairs/shared/domain/types/alert';

declare module '../../db/schema' {
  interface Tables {
    /**
     * The alerts that a staff member chose, as JSON of `AlertChoices`. A member without a row gets
     * the default of the role.
     */
    alert_choices: { staff_id: string; choices: string; updated_at: string };
    /** Browsers that accept push messages. A row exists until the session of its browser ends. */
    push_subscriptions: {
      id: string;
      session_id: string;
      staff_id: string;
      endpoint: string;
      public_key: string;
      auth: string;
      created_at: string;
    };
    /** Alerts that are not yet in a message, by staff member and channel. */
    alerts: {
      id: string;
      staff_id: string;
      channel: 'mail' | 'push';
      event: AlertEvent;
      /** The reference of the booking, enquiry or quote request. Empty for a post. */
      reference: string;
      created_at: string;
      due_at: string;
      bundle_id: string | null;
    };
  }
}

export {};
