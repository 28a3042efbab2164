import type { Role } from '@mcs-repairs/shared/domain/types/rights';

declare module '../../db/schema' {
  interface Tables {
    second_factors: {
      staff_id: string;
      /** Sealed; null while only a `pending` one waits for its first code. */
      secret: string | null;
      pending: string | null;
      /** The last 30 seconds of which a code was taken: none of it or before is taken again. */
      last_step: number;
      confirmed_at: string | null;
    };
    passkeys: {
      id: string;
      staff_id: string;
      /** The name that the browser bound it to (RP id). */
      site: string;
      credential_id: string;
      /** COSE key, base64url. */
      public_key: string;
      /** Of the last signature; passkeys that are kept on several devices always say 0. */
      sign_count: number;
      /** A JSON list: how a browser reaches it. */
      transports: string;
      name: string;
      created_at: string;
      last_used_at: string | null;
    };
    passkey_challenges: {
      /** Which session or sign-in is asked, and what for: one challenge each. */
      place: string;
      staff_id: string;
      challenge: string;
      created_at: string;
    };
    recovery_codes: { code_hash: string; staff_id: string };
    /** Sign-ins whose password was right and whose code is still to come. */
    sign_in_steps: {
      token_hash: string;
      staff_id: string;
      /** Hash of the password's hash: another password ends them. */
      password_mark: string;
      created_at: string;
    };
    /** Of a role without a row the usual rules hold. */
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
