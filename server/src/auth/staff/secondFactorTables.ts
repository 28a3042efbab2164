import type { Role } from '@mcs-repairs/shared/domain/types/rights';

declare module '../../db/schema' {
  interface Tables {
    second_factors: {
      staff_id: string;
      /**
       * The encrypted secret of the authenticator app. Null if the member has not yet entered the
       * first code of the `pending` secret.
       */
      secret: string | null;
      pending: string | null;
      /**
       * The last 30-second step whose code was used. Codes of this step and of earlier steps are
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
      /** The public key of the passkey: a COSE key in base64url. */
      public_key: string;
      /**
       * The counter in the passkey's last signature. Passkeys that sync between devices always send
       * 0.
       */
      sign_count: number;
      /**
       * A JSON list of the transports by which a browser can reach the passkey, such as USB and
       * NFC.
       */
      transports: string;
      name: string;
      created_at: string;
      last_used_at: string | null;
    };
    passkey_challenges: {
      /**
       * The purpose of a challenge, and the session or sign-in to which it belongs. There is at
       * most one challenge for each `place`.
       */
      place: string;
      staff_id: string;
      challenge: string;
      created_at: string;
    };
    recovery_codes: { code_hash: string; staff_id: string };
    /** Sign-ins in which the password was correct and the second factor is still missing. */
    sign_in_steps: {
      token_hash: string;
      staff_id: string;
      /**
       * A hash of the account's password hash. After a password change it no longer matches, so a
       * sign-in that began before ends.
       */
      password_mark: string;
      created_at: string;
    };
    /** The rules for accounts of each role. A role without a row has the default rules. */
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
