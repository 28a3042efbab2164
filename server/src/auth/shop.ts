import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { Db, Trx } from '../db';
import type { HttpSettings } from '../http';
import type { PasswordCost } from './staff/passwordCost';
import type { Passwords } from './staff/passwords';

/** Settings of staff accounts. */
export type AuthSettings = Pick<HttpSettings, 'publicUrl' | 'rateLimits'> & {
  /** The owner's account, which the server creates when there are no accounts. */
  staffAccount?: { name: string; email: string; password: string } | undefined;
  /** The cost of a password's hash. The environment cannot lower it below the safe minimum. */
  passwordCost: PasswordCost;
  shop: ShopProfile;
};

/** The dependencies of code that finds the signed-in member of a request. */
export type StaffPlace = {
  db: Db;
  now: () => Date;
  config: Pick<AuthSettings, 'publicUrl'>;
};

/** An email to a member of staff. `payload` has the fields of the email's kind. */
export type StaffMail =
  | { kind: 'invitation' | 'password-link'; staffId: string }
  | { kind: 'sign-in-notice' | 'sign-in-approval'; staffId: string; payload: { browser: string } }
  | { kind: 'account-notice'; staffId: string; payload: { message: string } };

/**
 * Queues an email to a member, with the secret that `makeToken` stores and returns. Returns false
 * if `makeToken` returns no secret, or if the member has reached the daily limit for this kind of
 * email. If the limit is reached, `makeToken` does not run, so an earlier link stays valid.
 */
export type PromiseStaffMail = (
  trx: Trx,
  mail: StaffMail,
  makeToken: () => Promise<string | null>,
) => Promise<boolean>;

/** The dependencies of accounts, sessions and factors. */
export type Shop = StaffPlace & {
  config: AuthSettings;
  passwords: Passwords;
  promiseStaffMail: PromiseStaffMail;
};
