import type { Logger } from './logging';

type Done =
  | 'signed-in'
  | 'sign-in-approved'
  | 'signed-out'
  | 'session-ended'
  | 'password-changed'
  | 'password-link-sent'
  | 'password-reset'
  | 'account-set-up'
  | 'content-published'
  | 'content-undone'
  | 'goods-changed'
  | 'models-changed'
  | 'prices-changed'
  | 'account-added'
  | 'account-disabled'
  | 'account-enabled'
  | 'rights-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes-renewed'
  | 'account-rules-changed'
  | 'schedule-changed';
type Refused =
  | 'sign-in-refused'
  | 'sign-in-held'
  | 'sign-in-guarded'
  | 'second-factor-refused'
  | 'sign-in-approval-refused'
  | 'password-change-refused'
  | 'password-reset-refused'
  | 'right-missing'
  | 'staff-as-customer'
  | 'confirmation-refused';

/**
 * The ids of the accounts of an event. `staff` is the account that the event concerns. `by` is the
 * account that caused the event, if it is another one. `token` is the id of a release token.
 */
type Who = { staff?: string | undefined; by?: string; token?: string };

/**
 * Logs that an account was changed. The line has the id of the request, but no names or addresses.
 */
export function noteDone(log: Logger, security: Done, who: Who): void {
  log.info({ security, ...who }, 'security');
}

/** Logs an attempt that the server rejected. `staff` is missing if the account does not exist. */
export function noteRefused(log: Logger, security: Refused, who: Who): void {
  log.warn({ security, ...who }, 'security');
}
