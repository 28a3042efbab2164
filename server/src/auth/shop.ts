import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { Db, Trx } from '../db';
import type { HttpSettings } from '../http';
import type { PasswordCost } from './staff/passwordCost';
import type { Passwords } from './staff/passwords';

/** Settings of staff accounts. */
export type AuthSettings = Pick<HttpSettings, 'publicUrl' | 'rateLimits'> & {
  /** The owner's account. The server creates it at its start if the shop has no accounts. */
  staffAccount?: { name: string; email: string; password: string } | undefined;
  /**
   * The cost of a password's hash. Environment variables can raise the cost, but cannot lower it
   * below the safe minimum.
   */
  passwordCost: PasswordCost;
  shop: ShopProfile;
};

/** What the code needs to find the signed-in staff member of a request. */
export type StaffPlace = {
  db: Db;
  now: () => Date;
  config: Pick<AuthSettings, 'publicUrl'>;
};

/** An email to a staff member. `payload` has the fields that this kind of email needs. */
export type StaffMail =
  | { kind: 'invitation' | 'password-link'; staffId: string }
  | { kind: 'sign-in-notice' | 'sign-in-approval'; staffId: string; payload: { browser: string } }
  | { kind: 'account-notice'; staffId: string; payload: { message: string } };

/**
 * Queues an email with a secret link to a staff member. `makeToken` stores the secret and returns
 * it. Returns false if `makeToken` returns no secret. Also returns false if the member has reached
 * the daily limit for this kind of email. In this case, `makeToken` does not run, so an earlier
 * link stays valid.
 */
export type PromiseStaffMail = (
  trx: Trx,
  mail: StaffMail,
  makeToken: () => Promise<string | null>,
) => Promise<boolean>;

/** What the code for accounts, sessions and second factors needs. */
export type Shop = StaffPlace & {
  config: AuthSettings;
  passwords: Passwords;
  promiseStaffMail: PromiseStaffMail;
};
