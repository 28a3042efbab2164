import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import type { LogEvent } from '@mcs-repairs/shared/domain/types/staffLog';

declare module '../../db/schema' {
  interface Tables {
    staff: {
      id: string;
      name: string;
      email: string;
      password_hash: string;
      disabled_at: string | null;
      created_at: string;
      role: Role;
    };
    /**
     * A log of what staff did and read. An entry contains the member's name, which stays after the
     * account is deleted.
     */
    staff_log: {
      id: string;
      at: string;
      staff_id: string | null;
      by_name: string;
      event: LogEvent;
      /**
       * A sentence about the action: what the member did, to what, and how often. It never contains
       * contact data of customers.
       */
      detail: string;
      /** The member's name and the detail in lower case, for the search. */
      search_text: string;
    };
    sessions: {
      id: string;
      staff_id: string;
      token_hash: string;
      device: string;
      created_at: string;
      last_seen_at: string;
      expires_at: string;
      /**
       * When the member last confirmed the password in this session. Null if they have not since
       * the sign-in.
       */
      confirmed_at: string | null;
      /**
       * The time when the second factor was verified, at the sign-in or later. Null if it was not
       * verified in this session.
       */
      factor_confirmed_at: string | null;
    };
    sign_in_attempts: { key: string; failures: number; last_at: string; blocked_until: string };
    known_devices: { token_hash: string; staff_id: string; created_at: string };
    sign_in_approvals: {
      token_hash: string;
      staff_id: string;
      device_hash: string;
      created_at: string;
    };
    setup_links: { token_hash: string; created_at: string };
    password_links: {
      token_hash: string;
      staff_id: string;
      created_at: string;
      /**
       * When an invitation expires. Null for a link that somebody requested after forgetting the
       * password; such a link is valid for an hour.
       */
      lives_until: string | null;
    };
  }
}

export {};
