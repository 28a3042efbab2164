import type { Role } from '@mcs-repairs/shared/domain/types/rights';

declare module '../../db/schema' {
  interface Tables {
    second_factors: {
      staff_id: string;
      /** The encrypted secret. Null while only a `pending` secret waits for its first code. */
      secret: string | null;
      pending: string | null;
      /**
       * The latest 30-second step with a used code. Codes of this step and of earlier steps are
       * rejected.
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
      /** The count of the last signature. Passkeys that sync between devices always send 0. */
      sign_count: number;
      /** A JSON list of the ways in which a browser reaches the passkey (USB, NFC and others). */
      transports: string;
      name: string;
      created_at: string;
      last_used_at: string | null;
    };
    passkey_challenges: {
      /**
       * Identifies the purpose of a challenge and its session or sign-in, which has one challenge
       * at a time.
       */
      place: string;
      staff_id: string;
      challenge: string;
      created_at: string;
    };
    recovery_codes: { code_hash: string; staff_id: string };
    /** Sign-ins with a correct password that wait for a code. */
    sign_in_steps: {
      token_hash: string;
      staff_id: string;
      /** A hash of the password's hash, so that a password change ends these sign-ins. */
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
