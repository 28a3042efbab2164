import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { Db, Trx } from '../db';
import type { HttpSettings } from '../http';
import type { PasswordCost } from './staff/passwordCost';
import type { Passwords } from './staff/passwords';

/** What the environment says about accounts of the staff. */
export type AuthSettings = Pick<HttpSettings, 'publicUrl' | 'rateLimits'> & {
  /** The first owner. */
  staffAccount?: { name: string; email: string; password: string } | undefined;
  /** Of a password's hash; no environment can make it cheaper than is safe. */
  passwordCost: PasswordCost;
  shop: ShopProfile;
};

/** What it takes to tell who is signed in. */
export type StaffPlace = {
  db: Db;
  now: () => Date;
  config: Pick<AuthSettings, 'publicUrl'>;
};

/** A mail to a member of staff; `payload` fills in what its kind says. */
export type StaffMail =
  | { kind: 'invitation' | 'password-link'; staffId: string }
  | { kind: 'sign-in-notice' | 'sign-in-approval'; staffId: string; payload: { browser: string } }
  | { kind: 'account-notice'; staffId: string; payload: { message: string } };

/**
 * Promises a mail to a member, with the secret that `makeToken` stores and returns. False when it makes none, or when the member
 * has had the day's mails of this kind: then `makeToken` is not called, and an earlier link stays good.
 */
export type PromiseStaffMail = (
  trx: Trx,
  mail: StaffMail,
  makeToken: () => Promise<string | null>,
) => Promise<boolean>;

/** What accounts, sessions and factors work with. */
export type Shop = StaffPlace & {
  config: AuthSettings;
  passwords: Passwords;
  promiseStaffMail: PromiseStaffMail;
};
