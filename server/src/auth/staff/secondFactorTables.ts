import type { Role } from '@mcs-repairs/shared/domain/types/rights';

declare module '../../db/schema' {
  interface Tables {
    second_factors: {
      staff_id: string;
      /**
       * The encrypted secret. Null if there is only a `pending` secret, whose first code was not
       * entered yet.
       */
      secret: string | null;
      pending: string | null;
      /**
       * The latest time step (30 seconds each) of a used code. Codes of this step and of earlier
       * steps are rejected.
       */
      last_step: number;
      confirmed_at: string | null;
    };
    passkeys: {
      id: string;
      staff_id: string;
      /** The host name to which the browser bound the passkey (RP id). */
      site: string;
      credential_id: string;
      /** COSE key in base64url. */
      public_key: string;
      /** The counter in the last signature. Passkeys that sync between devices always send 0. */
      sign_count: number;
      /** A JSON list of the ways in which a browser can reach the passkey (USB, NFC and others). */
      transports: string;
      name: string;
      created_at: string;
      last_used_at: string | null;
    };
    passkey_challenges: {
      /**
       * Names the purpose of a challenge, and the session or sign-in to which it belongs. Each name
       * has at most one challenge.
       */
      place: string;
      staff_id: string;
      challenge: string;
      created_at: string;
    };
    recovery_codes: { code_hash: string; staff_id: string };
    /** Sign-ins after a correct password that still need the second factor. */
    sign_in_steps: {
      token_hash: string;
      staff_id: string;
      /**
       * A hash of the account's password hash. After a password change, it no longer matches, so
       * these sign-ins end.
       */
      password_mark: string;
      created_at: string;
    };
    /** A role without a row has the default rules. */
    account_rules: {
      role: Role;
      rest_minutes: number;
      longest_hours: number;
      needs_second_factor: number;
      version: number;
    };
  }
}

export {};
